/** The ways to pay as people say them. Here and not from payLinks, which the first screen can do without. */
export const METHOD_NAMES: Readonly<Record<string, string>> = {
  VENMO: 'Venmo',
  CASHAPP: 'Cash App',
  ZELLE: 'Zelle',
  PAYPAL: 'PayPal',
  BANK: 'bank transfer',
  CARD: 'card',
  CASH: 'cash',
};
