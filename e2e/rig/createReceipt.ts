import type { Bill } from './bills';

interface Created {
  createReceipt: { __typename: string; receipt?: { linkId: string }; message?: string };
}

const DOCUMENT = `mutation ($input: CreateReceiptInput!) { createReceipt(input: $input) {
  __typename ... on CreateReceiptPayload { receipt { linkId } } ... on Error { message }
} }`;

/**
 * Creates a receipt through the API, for tests that are not about the wizard.
 * @param ask sends a document as the host.
 * @param timeZone the zone of the host's browser, which decides when it is night for reminders.
 * @returns the path of its live page.
 */
export async function createReceipt(
  ask: (document: string, variables: object) => Promise<Created>,
  { venmo, takesCash, ...fields }: Bill,
  timeZone: string,
): Promise<string> {
  const payTo = [
    ...(venmo ? [{ method: 'VENMO', handle: venmo }] : []),
    ...(takesCash ? [{ method: 'CASH', handle: '' }] : []),
  ];
  const created = await ask(DOCUMENT, { input: { ...fields, payTo, timeZone } });
  if (!created.createReceipt.receipt) throw new Error(`No receipt: ${JSON.stringify(created)}`);
  return `/live-receipt/${created.createReceipt.receipt.linkId}`;
}
