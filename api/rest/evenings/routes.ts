import { PAID_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { notFound } from '../errors';
import { route, type Route } from '../Route';
import { dateTime, id, moneyOut as money } from '../shapes';

const PERSON = '{ key name }';
const READ = `
  query RestReadEvening($id: ID!) {
    evening(id: $id) {
      linkId name url createdAt planKey
      receipts { linkId restaurantName hostName total unclaimed }
      people { key name net }
      planned { from ${PERSON} to ${PERSON} amount }
      asked ${PERSON}
      proposal { proposedBy ${PERSON} isOutdated agreed ${PERSON} }
      transfers { key from ${PERSON} to ${PERSON} amount status method isDisputed }
    }
  }`;

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
const status = z.enum(['open', 'reported', 'confirmed']);
const method = z.enum(PAID_METHODS);

const evening = facts.extend({
  id,
  receipts: z.array(bill.extend({ id })),
  transfers: z
    .array(owed.extend({ id, status, method: method.nullable() }))
    .describe('What is owed since it was settled.'),
});
const data = facts
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

/** Evenings, to read. Everything else about them is in GraphQL. */
export const EVENING_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/evenings/:id',
    summary: 'Several receipts under one link: balances, how they would be settled, and what is owed since they were.',
    body: null,
    answer: evening,
    status: 200,
    problems: [404],
    run: async ({ param, ask }) => {
      const { evening: found } = await ask(READ, { id: param });
      if (!found) throw notFound('There is no such evening.');
      return data.parse(found);
    },
  }),
];
