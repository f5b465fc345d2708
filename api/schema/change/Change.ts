import { addressedIn, factFromStored } from '@fairtab/domain/facts/changes';
import { actorNameOf } from '@fairtab/domain/facts/changeText';
import { nameOn } from '@fairtab/domain/people/nameOn';
import type { ChangeRecord } from '@fairtab/domain/facts/trail';
import { CHANGE_KINDS } from '@fairtab/domain/facts/changeKinds';
import { dinerKey } from '@fairtab/services/people/guests';
import { lineText } from '@fairtab/services/messages/lineText';
import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import { builder } from '../builder';
import { listOf, READER_DEPENDENT } from '../fieldMarks';
import { ChangeKind } from '../enums';
import { changeId, NO_ID, readChangeId } from '../ids';
import { must } from '../refs';
import { ChangeFact } from './ChangeFact';

/** A line of the trail as the resolvers of a change get it. */
export function changeNode(change: ChangeRecord) {
  return { ...change, touched: null, recordedAt: null, at: new Date(change.at) };
}

const NO_CHANGE = { receiptId: NO_ID, version: 0 };

export const Change = builder.prismaNode('Change', {
  description: 'One entry of the trail: who changed what, and when.',
  nullable: true,
  id: { resolve: changeId },
  findUnique: async (id, ctx) => {
    const key = readChangeId(id);
    const mayBeSeen = key !== null && (await readReceipt(ctx, key.receiptId)) !== null;
    return { receiptId_version: mayBeSeen ? key : NO_CHANGE };
  },
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The `Receipt.version` after the change.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    actorName: t.string({
      description: 'The name of the guest who made the change.',
      extensions: READER_DEPENDENT,
      resolve: ({ fact, actorName }) => {
        const known = factFromStored(fact);
        return known ? actorNameOf(known) : actorName;
      },
    }),
    diner: t.id({
      nullable: true,
      description: 'The guest who made the change, as in `Claim.diner`; null when Fairtab itself did.',
      resolve: ({ receiptId, actorGuestId }) =>
        actorGuestId === null ? null : dinerKey({ receiptId, guestId: actorGuestId }),
    }),
    kind: t.field({
      type: ChangeKind,
      description: 'The kind of change.',
      resolve: ({ kind }) => must(CHANGE_KINDS.find((known) => known === kind)),
    }),
    about: t.idList({
      description: 'The guests whom the change is about, besides who made it, as in `Claim.diner`.',
      extensions: listOf(2),
      resolve: ({ receiptId, fact }) => {
        const known = factFromStored(fact);
        return known ? addressedIn(known).map((guestId) => dinerKey({ receiptId, guestId })) : [];
      },
    }),
    fact: t.field({
      type: ChangeFact,
      nullable: true,
      description:
        'What the change did, for programs. Null for changes from before November 2026, which have only a sentence.',
      resolve: ({ receiptId, fact }) => {
        const known = factFromStored(fact);
        return known && { receiptId, fact: known };
      },
    }),
    summary: t.string({
      description:
        'A sentence for the viewer: "Ana claimed 1 of 3 Grey Goose", "Maya cancelled your claim on Soup". Changes from before November 2026 may be in the language of whoever made them.',
      extensions: READER_DEPENDENT,
      resolve: async (change, _args, { store, viewer: { guestId } }) => {
        if (guestId === null) return lineText(change, null);
        const receipt = store.peek(change.receiptId) ?? (await store.load(change.receiptId));
        const name = receipt && nameOn(receipt, guestId);
        return lineText(change, name === null ? null : { guestId, name });
      },
    }),
  }),
});
