import { type Cents } from '@fairtab/domain/money';
import type { NettingState } from '@fairtab/services/money/netting/readNetting';
import { MOST_RECEIPTS_NETTED, readNetting } from '@fairtab/services/money/netting/readNetting';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { CounterpartyRef, must } from '../refs';
import { moneyField } from '../moneyField';

function owedCents({ plan, me }: NettingState, isToMe: boolean): Cents {
  return plan.debts.filter(({ to }) => (to === me) === isToMe).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

const NettingProposalRef = builder.objectRef<NettingState>('NettingProposal').implement({
  description: 'A proposal to net what two accounts owe each other, which waits for one of them.',
  fields: (t) => ({
    isMine: t.boolean({
      description: 'Whether the account proposed it.',
      resolve: ({ proposal, me }) => must(proposal).proposedByGuestId === me,
    }),
    isOutdated: t.boolean({
      description: 'Whether something changed on the receipts since. Then it is void, and another one can be proposed.',
      resolve: ({ proposal }) => must(proposal).isOutdated,
    }),
  }),
});

const NettingRef = builder.objectRef<NettingState>('Netting').implement({
  description: `What the account and another account owe each other, and can net: all of it counts as paid then, and one of them owes the difference. At most ${MOST_RECEIPTS_NETTED} receipts, the oldest first.`,
  fields: (t) => ({
    planKey: t.string({
      description: 'Names what is open now. Whoever proposes or agrees says which one was seen.',
      resolve: ({ plan }) => plan.key,
    }),
    owedToMe: moneyField(t, {
      description: 'What the other account owes on these receipts.',
      cents: (netting) => owedCents(netting, true),
    }),
    iOwe: moneyField(t, {
      description: 'What the account owes on these receipts.',
      cents: (netting) => owedCents(netting, false),
    }),
    net: moneyField(t, {
      description: 'owedToMe - iOwe: what is owed to the account in the end; negative for what it owes.',
      cents: (netting) => owedCents(netting, true) - owedCents(netting, false),
    }),
    receiptCount: t.int({
      description: 'The number of receipts.',
      resolve: ({ plan }) => new Set(plan.debts.map(({ receiptId }) => receiptId)).size,
    }),
    proposal: t.field({
      type: NettingProposalRef,
      nullable: true,
      description: 'The proposal that waits for one of the two; null when there is none.',
      resolve: (netting) => (netting.proposal ? netting : null),
    }),
  }),
});

builder.objectFields(CounterpartyRef, (t) => ({
  netting: t.field({
    type: NettingRef,
    nullable: true,
    description: 'What the two could net. Null unless both have an account and each owes the other something.',
    extensions: VOLATILE,
    resolve: (person, _args, ctx) => readNetting(ctx, person),
  }),
  asksToNet: t.exposeBoolean('asksToNet', {
    description: 'Whether they proposed to net what the two owe each other.',
    extensions: VOLATILE,
  }),
}));
