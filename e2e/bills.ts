export interface BillItem {
  readonly name: string;
  readonly price: string;
  readonly quantity?: number;
  readonly splitWith?: number;
}

/** A receipt as its host types it. */
export interface Bill {
  readonly restaurantName: string;
  readonly date?: string;
  readonly description?: string;
  readonly items: readonly BillItem[];
  readonly tax?: string;
  readonly tip?: string;
  readonly discount?: string;
  readonly total?: string;
  readonly hostName?: string;
  readonly venmo?: string;
  readonly takesCash?: boolean;
}

/** A real bill, with a discount and without a tip. */
export const CALAGEROS = {
  restaurantName: "Calagero's",
  date: '2018-04-20',
  items: [
    { name: 'Shrimp Scampi', price: '27.00' },
    { name: 'Chicken Milanese', price: '23.00', quantity: 2 },
    { name: 'Veal Milanese', price: '27.00' },
    { name: 'Grey Goose', price: '10.00', quantity: 3 },
    { name: 'Pineapple Juice', price: '3.00' },
    { name: 'Belvedere', price: '12.00' },
    { name: 'Becks Non Alcoholic', price: '6.00' },
    { name: 'Corona', price: '6.00' },
  ],
  tax: '12.51',
  discount: '12.00',
  total: '157.51',
  hostName: 'Priya',
  venmo: 'priya-pays',
  takesCash: true,
} satisfies Bill;

/** Easy to compute: tax adds a tenth to the price of every item. */
export const LUNCH = {
  restaurantName: 'Corner Deli',
  items: [
    { name: 'Soup', price: '10.00' },
    { name: 'Sandwich', price: '20.00' },
    { name: 'Lemonade', price: '5.00', quantity: 2 },
  ],
  tax: '4.00',
  total: '44.00',
  hostName: 'Priya',
  takesCash: true,
} satisfies Bill;
