/** Saved methods for tests, as they come over the wire. */
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

/** Somebody who is signed in, as far as payment methods go. */
export function anaWith(paymentMethods: readonly object[]) {
  return { __typename: 'User', id: 'User:ana', username: 'ana', firstName: 'Ana', paymentMethods };
}
