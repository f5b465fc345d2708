import { CHANGE_KINDS } from '@fairtab/domain/trail';
import { dinerKey } from '@fairtab/services/guests';
import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import { builder } from '../builder';
import { ChangeKind } from '../enums';
import { changeId, NO_ID, readChangeId } from '../ids';
import { must } from '../refs';

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
    actorName: t.exposeString('actorName', { description: 'The name of the guest who made the change.' }),
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
    summary: t.exposeString('summary', { description: 'A sentence for people: "Ana claimed 1 of 3 Grey Goose".' }),
  }),
});
