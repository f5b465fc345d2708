/** Saved methods for tests, as GraphQL sends them. */
export const VENMO = {
  id: 'SavedPaymentMethod:venmo',
  type: 'VENMO',
  displayName: 'My Venmo',
  identifier: 'ana-b',
  isDefault: true,
};
export const ZELLE = {
  id: 'SavedPaymentMethod:zelle',
  type: 'ZELLE',
  displayName: 'Family Zelle',
  identifier: 'ana@example.com',
  isDefault: false,
};
export const CARD = {
  id: 'SavedPaymentMethod:card',
  type: 'CARD',
  displayName: 'Blue card',
  identifier: '4242',
  isDefault: false,
};

/** A signed-in account with these payment methods. */
export function anaWith(paymentMethods: readonly object[]) {
  return { __typename: 'User', id: 'User:ana', username: 'ana', firstName: 'Ana', paymentMethods };
}
