import type { Browser } from './Browser';

/** A claim as `createReceipt` and the other functions here select it. */
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

/** Selects all fields of every refusal that a mutation may answer with. */
export const REFUSAL = `
  __typename
  ... on Error {
    message
    ... on InvalidInput { fields { path message } }
    ... on AlreadyClaimed { unitsLeft item { id name unitsLeft claims { id } } }
    ... on AmountMismatch { amount }
  }`;

/** Two Negroni at 12.00, Nachos at 16.00, 4.00 tax and 8.00 tip: 52.00 in total. Tax and tip add 0.30 to every dollar. */
export const RECEIPT_INPUT = {
  restaurantName: "Calagero's",
  tax: '4.00',
  tip: '8.00',
  items: [
    { name: 'Negroni', price: '12.00', quantity: 2 },
    { name: 'Nachos', price: '16.00' },
  ],
} as const;

export async function createReceipt(host: Browser, input: object = {}): Promise<SeenReceipt> {
  const { receipt } = await mustSucceed<{ receipt: SeenReceipt }>(host, {
    mutation: 'createReceipt',
    payload: `receipt { ${RECEIPT} }`,
    input: { ...RECEIPT_INPUT, ...input },
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
  return mustSucceed(diner, {
    mutation: 'claimItem',
    payload: `claim { id claimerName amount status diner } receipt { ${RECEIPT} }`,
    input: { itemId: item.id, claimerName: name, ...input },
  });
}

export async function pay(
  diner: Browser,
  { receipt, ...input }: { receipt: SeenReceipt } & Record<string, unknown>,
): Promise<{ payment: { id: string; status: string; amount: string; method: string }; receipt: SeenReceipt }> {
  return mustSucceed(diner, {
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

export interface MutationRequest {
  readonly mutation: string;
  readonly input: object;
  /** The fields to select of the payload. */
  readonly payload?: string;
}

/** Sends a mutation. @returns its payload or its refusal. */
export function attempt(
  browser: Browser,
  { mutation, input, payload = '__typename' }: MutationRequest,
): Promise<Refusal> {
  const Name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  return browser.result(
    `mutation ($input: ${Name}Input!) { result: ${mutation}(input: $input) { ${REFUSAL} ... on ${Name}Payload { ${payload} } } }`,
    { input },
  );
}

/** Sends a mutation. @throws when it is refused. */
async function mustSucceed<T>(browser: Browser, request: MutationRequest): Promise<T> {
  const result = await attempt(browser, request);
  if (!result.__typename.endsWith('Payload')) throw new Error(`${request.mutation}: ${JSON.stringify(result)}`);
  return result as unknown as T;
}
