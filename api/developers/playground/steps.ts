import type { Playground, Table } from './Playground';

/** Something that a visitor can do at the table. */
export interface Step {
  /** The event of a webhook that it is about. */
  readonly event: string;
  readonly label: string;
  /** Whether it can be done now. */
  readonly isPossible: (table: Table | null) => boolean;
  /** What is said when it cannot. */
  readonly needs: string;
  readonly run: (playground: Playground) => Promise<void>;
}

const ITEMS = [
  { name: 'Nachos', price: '10.00', quantity: 3 },
  { name: 'Flan', price: '6.00', quantity: 1 },
];

const has = (status: string) => (table: Table | null) => table?.claim?.status === status;

/** One for each event of a webhook, in an order in which each can be done after those above it. */
export const STEPS: readonly Step[] = [
  {
    event: 'receipt.created',
    label: 'Priya makes a bill',
    isPossible: () => true,
    needs: '',
    run: (playground) =>
      playground.newTable({ restaurantName: 'Casa Nacho', hostName: 'Priya', items: ITEMS, tax: '3.60' }),
  },
  {
    event: 'claim.created',
    label: 'Ana claims nachos',
    isPossible: (table) => table !== null && table.claim === null && table.firstLeft > 0,
    needs: 'There has to be a bill with nachos left, and Ana has none yet.',
    run: (playground) => playground.claim({ itemIndex: 0, units: 1 }),
  },
  {
    event: 'bill.edited',
    label: 'Priya adds a dish',
    isPossible: (table) => table !== null && !table.isSettled,
    needs: 'There has to be a bill on which something is left to pay.',
    run: (playground) => playground.addItem({ name: 'Espresso', price: '2.50' }),
  },
  {
    event: 'payment.reported',
    label: 'Ana says she paid',
    isPossible: has('claimed'),
    needs: 'Ana has to claim nachos first.',
    run: (playground) => playground.pay(),
  },
  {
    event: 'payment.disputed',
    label: 'Priya got nothing',
    isPossible: has('paid'),
    needs: 'Ana has to say first that she paid.',
    run: (playground) => playground.answerPayment('disputePayment'),
  },
  {
    event: 'claim.removed',
    label: 'Ana gives them back',
    isPossible: has('claimed'),
    needs: 'Ana has to have nachos that she has not paid for.',
    run: (playground) => playground.giveBack(),
  },
  {
    event: 'receipt.settled',
    label: 'Ana takes and pays the rest',
    isPossible: (table) => table !== null && !table.isSettled,
    needs: 'There has to be a bill on which something is left to pay.',
    run: (playground) => playground.settle(),
  },
  {
    event: 'payment.confirmed',
    label: 'Priya got the money',
    isPossible: has('paid'),
    needs: 'Ana has to say first that she paid.',
    run: (playground) => playground.answerPayment('confirmPayment'),
  },
];
