import { z } from 'zod';
import { RestImportSplitwise } from '../generated/documents';
import { wirePayTo, withoutEmpty } from '../parts';
import { route, type Route } from '../Route';
import { renderReceipt } from '../sharedReceipts/render';
import { payToIn } from '../shapes';
import { receipt } from '../sharedReceipts/shapes';

const groupFile = z
  .object({
    file: z
      .string()
      .describe('The text of the CSV that Splitwise exports of a group, in any language; at most 200 KB.'),
    hostName: z.string().describe('Which of the people of the file the host is, by the name there.'),
    currency: z.string().nullish().describe('Which currency of the file, when it has several.'),
    restaurantName: z.string().nullish().describe('The name of the receipt; "Shared expenses" unless given.'),
    timeZone: z
      .string()
      .nullish()
      .describe('Where the host is, such as "America/Chicago"; "America/New_York" unless given.'),
    payTo: payToIn,
  })
  .meta({ id: 'GroupFile' });

const importedGroup = z
  .object({
    receipt,
    notes: z.array(z.string()).describe('What is to be said about the file: rows that are left out or rounded.'),
  })
  .meta({ id: 'ImportedGroup' });

/** Receipts that are made of the files of other apps (docs/product/import.md). */
export const IMPORT_ROUTES: readonly Route[] = [
  route('POST /api/imports/splitwise', {
    operationId: 'importSplitwise',
    scopes: ['receipts:write'],
    summary: 'Make a receipt of the file of a Splitwise group, on which everybody owes or is owed what they are there.',
    body: groupFile,
    answer: importedGroup,
    status: 201,
    isIdempotent: true,
    problems: [409],
    run: async ({ body: { currency, restaurantName, payTo, ...rest }, idempotencyKey, ask }) => {
      const given = withoutEmpty({ currency, restaurantName });
      const input = { ...rest, ...given, payTo: wirePayTo(payTo), idempotencyKey };
      const { result } = await ask(RestImportSplitwise, { input });
      return { receipt: renderReceipt(result.receipt), notes: result.notes };
    },
  }),
];
