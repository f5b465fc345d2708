import type { Browser } from './Browser';

/** The words the tests over HTTP are written in: what a host and diners do at a table. */
export interface SeenClaim {
  readonly id: string;
  readonly claimerName: string;
  readonly amount: string;
  readonly status: string;
  readonly diner: string;
}
export interface SeenItem {
  readonly id: string;
  readonly name: string;
  readonly unitsLeft: string;
  readonly claims: readonly SeenClaim[];
}
export interface SeenReceipt {
  readonly id: string;
  readonly linkId: string;
  readonly version: number;
  readonly total: string;
  readonly paid: string;
  readonly remaining: string;
  readonly items: readonly SeenItem[];
}
export interface Refusal {
  readonly __typename: string;
  readonly message: string;
  readonly fields?: readonly { path: string; message: string }[];
  readonly unitsLeft?: string;
  readonly item?: SeenItem;
  readonly amount?: string;
}

const RECEIPT = `
  id linkId version total paid remaining
  items { id name unitsLeft claims { id claimerName amount status diner } }`;

/** Every refusal a mutation may answer with, in full. */
export const REFUSAL = `
  __typename
  ... on Error {
    message
    ... on InvalidInput { fields { path message } }
    ... on AlreadyClaimed { unitsLeft item { id name unitsLeft claims { id } } }
    ... on AmountMismatch { amount }
  }`;

/** 2 Negroni at 12.00, Nachos at 16.00, 4.00 tax and 8.00 tip: 52.00 in total, extras are 0.30 on every dollar. */
export const BILL = {
  restaurantName: "Calagero's",
  tax: '4.00',
  tip: '8.00',
  items: [
    { name: 'Negroni', price: '12.00', quantity: 2 },
    { name: 'Nachos', price: '16.00' },
  ],
} as const;

export async function createReceipt(host: Browser, input: object = {}): Promise<SeenReceipt> {
  const { receipt } = await done<{ receipt: SeenReceipt }>(host, {
    mutation: 'createReceipt',
    payload: `receipt { ${RECEIPT} }`,
    input: { ...BILL, ...input },
  });
  return receipt;
}

export async function readReceipt(browser: Browser, id: string): Promise<SeenReceipt> {
  const { data } = await browser.ask(`query ($id: ID!) { receipt(id: $id) { ${RECEIPT} } }`, { id });
  return data?.['receipt'] as SeenReceipt;
}

export async function claim(
  diner: Browser,
  { item, name, ...input }: { item: SeenItem; name: string } & Record<string, unknown>,
): Promise<{ claim: SeenClaim; receipt: SeenReceipt }> {
  return done(diner, {
    mutation: 'claimItem',
    payload: `claim { id claimerName amount status diner } receipt { ${RECEIPT} }`,
    input: { itemId: item.id, claimerName: name, ...input },
  });
}

export async function pay(
  diner: Browser,
  { receipt, ...input }: { receipt: SeenReceipt } & Record<string, unknown>,
): Promise<{ payment: { id: string; status: string; amount: string; method: string }; receipt: SeenReceipt }> {
  return done(diner, {
    mutation: 'payClaims',
    payload: `payment { id status amount method } receipt { ${RECEIPT} }`,
    input: { receiptId: receipt.id, method: 'CASH', ...input },
  });
}

export function itemNamed(receipt: SeenReceipt, name: string): SeenItem {
  const item = receipt.items.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`There is no ${name} on this receipt`);
  return item;
}

export interface Doing {
  readonly mutation: string;
  readonly input: object;
  /** What to select of the payload. */
  readonly payload?: string;
}

/** Sends a mutation and answers with its result, whatever it is. */
export function attempt(browser: Browser, { mutation, input, payload = '__typename' }: Doing): Promise<Refusal> {
  const Name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  return browser.result(
    `mutation ($input: ${Name}Input!) { result: ${mutation}(input: $input) { ${REFUSAL} ... on ${Name}Payload { ${payload} } } }`,
    { input },
  );
}

/** Sends a mutation that must succeed. */
async function done<T>(browser: Browser, doing: Doing): Promise<T> {
  const result = await attempt(browser, doing);
  if (!result.__typename.endsWith('Payload')) throw new Error(`${doing.mutation}: ${JSON.stringify(result)}`);
  return result as unknown as T;
}
