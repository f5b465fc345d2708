import { z } from 'zod';
import { dateTime, id, moneyOut as money, paidMethod, transferStatus } from '../shapes';

const person = z.object({
  key: z.string().describe('The same person has the same key in all of the answer.'),
  name: z.string(),
});
const planned = z.object({ from: person, to: person, amount: money });

export const evening = z.object({
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
  id,
  receipts: z.array(z.object({ restaurantName: z.string(), hostName: z.string(), total: money, unclaimed: money, id })),
  transfers: z
    .array(planned.extend({ isDisputed: z.boolean(), id, status: transferStatus, method: paidMethod.nullable() }))
    .describe('What is owed since it was settled.'),
});

export const ownEvening = z.object({
  name: z.string(),
  createdAt: dateTime,
  currency: z.string().describe('ISO 4217.'),
  receiptCount: z.int(),
  net: money.describe('What the account gets in the end; negative when it has to pay.'),
  isSettled: z.boolean(),
  id,
});
