import { PAID_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { dateTime, id, moneyOut as money, TRANSFER_STATUSES } from '../shapes';

const person = z.object({
  key: z.string().describe('The same person has the same key in all of the answer.'),
  name: z.string(),
});
const planned = z.object({ from: person, to: person, amount: money });
const facts = z.object({
  name: z.string(),
  url: z.string(),
  createdAt: dateTime,
  planKey: z.string().nullable().describe('Identifies how it would be settled now; null when nothing is open.'),
  people: z.array(
    person.extend({
      net: money.describe('What they get in the end; negative for who has to pay. All together are zero.'),
    }),
  ),
  planned: z.array(planned).describe('The fewest transfers that settle what is open on the receipts.'),
  asked: z.array(person).describe('The hosts who have to agree.'),
  proposal: z
    .object({ proposedBy: person.nullable(), isOutdated: z.boolean(), agreed: z.array(person) })
    .nullable()
    .describe('The proposal that waits for hosts.'),
});
const bill = z.object({ restaurantName: z.string(), hostName: z.string(), total: money, unclaimed: money });
const owed = planned.extend({ isDisputed: z.boolean() });
const lowerCased = z.string().toLowerCase();
const status = z.enum(TRANSFER_STATUSES);
const method = z.enum(PAID_METHODS);

export const evening = facts.extend({
  id,
  receipts: z.array(bill.extend({ id })),
  transfers: z
    .array(owed.extend({ id, status, method: method.nullable() }))
    .describe('What is owed since it was settled.'),
});
/** What documents.ts asks for about an evening. */
export const eveningData = facts
  .extend({
    linkId: z.string(),
    receipts: z.array(
      bill.extend({ linkId: z.string() }).transform(({ linkId, ...rest }) => ({ id: linkId, ...rest })),
    ),
    transfers: z.array(
      owed
        .extend({ key: z.string(), status: lowerCased.pipe(status), method: lowerCased.pipe(method).nullable() })
        .transform(({ key, ...rest }) => ({ id: key, ...rest })),
    ),
  })
  .transform(({ linkId, ...rest }) => ({ id: linkId, ...rest }));

const ownFacts = z.object({
  name: z.string(),
  createdAt: dateTime,
  currency: z.string().describe('ISO 4217.'),
  receiptCount: z.int(),
  net: money.describe('What the account gets in the end; negative when it has to pay.'),
  isSettled: z.boolean(),
});
export const ownEvening = ownFacts.extend({ id });
/** What documents.ts asks for about the evenings of an account. */
export const ownPage = z.object({
  edges: z.array(
    z.object({
      node: ownFacts.extend({ linkId: z.string() }).transform(({ linkId, ...rest }) => ({ id: linkId, ...rest })),
    }),
  ),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});
