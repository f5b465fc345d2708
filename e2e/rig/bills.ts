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

/** The table of twelve dishes that `npm run bench` and `npm run lighthouse` measure. */
export const DINNER = {
  restaurantName: 'Osteria del Banco',
  items: [
    { name: 'Burrata', price: '17.50' },
    { name: 'Grilled Octopus', price: '24.00' },
    { name: 'Caesar Salad', price: '14.75' },
    { name: 'Margherita', price: '18.25' },
    { name: 'Cacio e Pepe', price: '22.00' },
    { name: 'Branzino', price: '34.50' },
    { name: 'Ribeye', price: '49.00' },
    { name: 'Roast Chicken', price: '29.95' },
    { name: 'Negroni', price: '15.00' },
    { name: 'Barbera, glass', price: '13.33' },
    { name: 'Tiramisu', price: '11.50' },
    { name: 'Espresso', price: '4.25' },
  ],
  tax: '67.31',
  tip: '152.22',
} satisfies Bill;

/** Who claims what at that table: eight claims of five diners, two of them half of one dish. */
export const CLAIMS_AT_DINNER = [
  { item: 'Burrata', name: 'Ana', splitCount: 2 },
  { item: 'Burrata', name: 'Ben', splitCount: 2 },
  { item: 'Grilled Octopus', name: 'Chloe', splitCount: 1 },
  { item: 'Caesar Salad', name: 'Dev', splitCount: 1 },
  { item: 'Margherita', name: 'Elif', splitCount: 1 },
  { item: 'Ribeye', name: 'Ana', splitCount: 1 },
  { item: 'Negroni', name: 'Ben', splitCount: 1 },
  { item: 'Espresso', name: 'Chloe', splitCount: 1 },
];

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
