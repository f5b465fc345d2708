/** Saved methods for tests, as GraphQL sends them. */
export const VENMO = {
  id: 'SavedPaymentMethod:venmo',
  type: 'VENMO',
  displayName: 'My Venmo',
  identifier: 'ana-b',
  isDefault: true,
  isShown: false,
};
export const ZELLE = {
  id: 'SavedPaymentMethod:zelle',
  type: 'ZELLE',
  displayName: 'Family Zelle',
  identifier: 'ana@example.com',
  isDefault: false,
  isShown: false,
};
export const CARD = {
  id: 'SavedPaymentMethod:card',
  type: 'CARD',
  displayName: 'Blue card',
  identifier: '4242',
  isDefault: false,
  isShown: false,
};

/** A signed-in account with these payment methods. */
export function anaWith(paymentMethods: readonly object[]) {
  const namePage = { __typename: 'NamePageSettings', isOn: false, displayName: '' };
  return {
    __typename: 'User',
    id: 'User:ana',
    username: 'ana',
    firstName: 'Ana',
    lastCurrency: 'USD',
    namePage,
    paymentMethods,
  };
}
