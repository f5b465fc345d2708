import type { Person, ReceiptState } from '@fairtab/domain/receipts';
import type { ChangeKind } from '@fairtab/domain/facts/changeKinds';
import { GRID } from '@fairtab/domain/shares';
import type { Act, ActOf, Made } from './Act';
import { dishesCents, payTogether, type Model, type ModelClaim } from './Model';
import { payersOf } from './verdictOf';

/** The one line of an even split. */
const PLAIN = { taxClass: 'ordinary', discountCents: 0 } as const;

/** The line of the trail that an act leaves. */
export const KIND_OF: Record<Act['do'], ChangeKind> = {
  claim: 'claimed',
  unclaim: 'unclaimed',
  cancel: 'cancelled',
  reopen: 'reopened',
  decline: 'declined',
  pay: 'paid',
  confirm: 'confirmed',
  accept: 'confirmed',
  dispute: 'disputed',
  edit: 'edited',
  add: 'edited',
  splitEvenly: 'edited',
  splitByItem: 'edited',
  share: 'shared',
  delete: 'deleted',
  restore: 'restored',
  treat: 'treated',
  endTreat: 'treatEnded',
  askHousehold: 'household',
  joinHousehold: 'household',
  leaveHousehold: 'household',
  signIn: 'moved',
};

/**
 * The table after an act that is allowed. What the product chooses freely is taken over from its answer: new ids, and in a
 * treat of several who gets which part. `checkReceipt` looks whether that choice was a fair one.
 * @param answer.made the ids in the answer
 * @param answer.receipt the state that the product answered with; null when the act answers with none
 */
export function afterAct(model: Model, act: Act, answer: { made: Made; receipt: ReceiptState | null }): Model {
  const next = { ...model, version: model.version + 1 };
  const { made, receipt } = answer;
  const change = (claimId: string, to: Partial<ModelClaim>): Model => ({
    ...next,
    claims: model.claims.map((claim) => (claim.id === claimId ? { ...claim, ...to } : claim)),
  });
  switch (act.do) {
    case 'claim':
      return { ...next, claims: [...model.claims, newClaim(model, act, { made, receipt })] };
    case 'unclaim':
      return { ...next, claims: model.claims.filter(({ id }) => id !== act.claimId) };
    case 'cancel':
      return change(act.claimId, { status: 'cancelled' });
    case 'decline': {
      const asked = model.claims.find(({ id }) => id === act.claimId)?.sharedWith ?? [];
      return change(act.claimId, { sharedWith: asked.filter(({ guestId }) => guestId !== act.guestId) });
    }
    case 'pay':
      return afterPaying(next, act, made.paymentId ?? '');
    case 'confirm':
    case 'accept':
      return { ...next, payments: withStatus(model, act.paymentId, 'confirmed') };
    case 'dispute':
      return released(next, ({ paymentId }) => paymentId === act.paymentId);
    case 'reopen':
      return released(next, ({ id }) => id === act.claimId);
    case 'edit': {
      const { items, tipCents } = act;
      return rebilled({ ...next, tipCents, items: items ?? model.items });
    }
    case 'add':
      return rebilled({ ...next, items: [...model.items, { ...act.item, id: made.itemId ?? '' }] });
    case 'splitEvenly': {
      const id = receipt?.items[0]?.id ?? '';
      const evenSplit = { people: act.people, dishes: model.evenSplit?.dishes ?? model.items.map(withoutId) };
      return rebilled({
        ...next,
        evenSplit,
        items: [{ id, name: '', priceCents: 0, quantity: 1, splitWith: 1, ...PLAIN }],
      });
    }
    case 'splitByItem': {
      const dishes = model.evenSplit?.dishes ?? [];
      const items = dishes.map((dish, index) => ({ ...dish, id: receipt?.items[index]?.id ?? '' }));
      return rebilled({ ...next, evenSplit: null, items });
    }
    case 'share':
      return { ...next, visibility: act.visibility };
    case 'delete':
      return { ...next, isDeleted: true };
    case 'restore':
      return { ...next, isDeleted: false };
    case 'treat':
      return afterTreating(next, act, { made, receipt });
    case 'endTreat': {
      const back = (claim: ModelClaim): ModelClaim =>
        act.claimIds.includes(claim.id) && claim.treated ? { ...claim, owner: claim.treated, treated: null } : claim;
      return { ...next, claims: model.claims.map(back) };
    }
    case 'askHousehold':
      return { ...next, households: afterAsking(model, act) };
    case 'joinHousehold':
      return { ...next, households: model.households.map((home) => withAgreed(home, act.guestId)) };
    case 'leaveHousehold':
      return { ...next, households: withoutGuest(model, act.guestId) };
    case 'signIn':
      return moved(next, { from: act.guestId ?? '', to: act.accountGuestId });
  }
}

function newClaim(
  model: Model,
  act: ActOf<'claim'>,
  { made, receipt }: { made: Made; receipt: ReceiptState | null },
): ModelClaim {
  const id = made.claimId ?? '';
  const units = act.units ?? model.items.find((item) => item.id === act.itemId)?.quantity ?? 0;
  return {
    id,
    itemId: act.itemId,
    // A browser without a cookie gets its guest by this claim.
    owner: { guestId: act.guestId ?? receipt?.claims.find((claim) => claim.id === id)?.guestId ?? '', name: act.name },
    length: (BigInt(units) * GRID) / BigInt(act.splitCount),
    status: 'claimed',
    paymentId: null,
    treated: null,
    sharedWith: act.shareWith,
  };
}

function afterPaying(model: Model, act: ActOf<'pay'>, paymentId: string): Model {
  const isPaid = ({ id, owner, status }: ModelClaim): boolean =>
    act.claimIds === null ? owner.guestId === act.guestId && status === 'claimed' : act.claimIds.includes(id);
  const owner = model.claims.find(isPaid)?.owner.guestId ?? '';
  const payerGuestId = payTogether(model, act.guestId, owner) ? (act.guestId ?? owner) : owner;
  const status = act.guestId === model.hostGuestId ? ('confirmed' as const) : ('reported' as const);
  return {
    ...model,
    claims: model.claims.map((claim) => (isPaid(claim) ? { ...claim, status: 'paid', paymentId } : claim)),
    payments: [...model.payments, { id: paymentId, payerGuestId, status }],
  };
}

/** These claims are owed again. A payment that loses its last claim is disputed. */
function released(model: Model, isReleased: (claim: ModelClaim) => boolean): Model {
  const touched = model.claims.filter(isReleased).map(({ paymentId }) => paymentId);
  const claims = model.claims.map((claim): ModelClaim =>
    isReleased(claim) ? { ...claim, status: 'claimed', paymentId: null } : claim,
  );
  const payments = model.payments.map((payment) => {
    const isEmpty = claims.every(({ paymentId }) => paymentId !== payment.id);
    return touched.includes(payment.id) && isEmpty ? { ...payment, status: 'disputed' as const } : payment;
  });
  return { ...model, claims, payments };
}

/** The host edited the bill. Claims of removed lines, which are cancelled ones, go with them. */
function rebilled(model: Model): Model {
  const bill = { ...model, billVersion: model.version };
  const claims = model.claims.filter(({ itemId }) => model.items.some(({ id }) => id === itemId));
  if (!model.evenSplit) return { ...bill, claims };
  const { people, dishes } = model.evenSplit;
  const subtotal = dishesCents(model);
  const items = model.items.map(({ id }) => ({
    id,
    name: 'Equal share',
    priceCents: subtotal,
    quantity: 1,
    splitWith: people,
    ...PLAIN,
  }));
  return { ...bill, claims, items, evenSplit: { people, dishes } };
}

function afterTreating(
  model: Model,
  act: ActOf<'treat'>,
  { made, receipt }: { made: Made; receipt: ReceiptState | null },
): Model {
  const payers = payersOf(act);
  const [payer] = payers;
  const treatedBy = (claim: ModelClaim, owner: Person): ModelClaim => {
    const treated = claim.treated ?? claim.owner;
    const isOwn = treated.guestId === owner.guestId && treated.name === owner.name;
    return { ...claim, owner, treated: isOwn ? null : treated };
  };
  if (payer && payers.length === 1) {
    const claims = model.claims.map((claim) => (act.claimIds.includes(claim.id) ? treatedBy(claim, payer) : claim));
    return { ...model, claims };
  }
  const whole = model.claims.filter(({ id }) => act.claimIds.includes(id));
  const parts = (made.claimIds ?? []).flatMap((id) => receipt?.claims.find((claim) => claim.id === id) ?? []);
  const owed = whole.flatMap((claim) => payers.map((each) => ({ claim, payer: each })));
  const claims = owed.map(({ claim, payer: each }): ModelClaim => {
    const at = parts.findIndex(
      (part) => part.itemId === claim.itemId && part.guestId === each.guestId && part.claimerName === each.name,
    );
    const [part] = at < 0 ? [] : parts.splice(at, 1);
    const length = claim.length / BigInt(payers.length);
    return { ...treatedBy(claim, each), id: part?.id ?? 'missing', length, sharedWith: [] };
  });
  return { ...model, claims: [...model.claims.filter((claim) => !whole.includes(claim)), ...claims] };
}

function afterAsking({ households }: Model, { guestId, person }: ActOf<'askHousehold'>): Model['households'] {
  const self = guestId ?? '';
  const home = households.find((each) => each.has(self));
  if (home && !home.get(self)) return households.map((each) => withAgreed(each, self));
  const others = households.filter((each) => each !== home);
  return [...others, new Map([...(home ?? [[self, true] as const]), [person.guestId, false] as const])];
}

function withAgreed(home: ReadonlyMap<string, boolean>, guestId: string | null): ReadonlyMap<string, boolean> {
  return guestId !== null && home.has(guestId) ? new Map([...home, [guestId, true]]) : home;
}

/** A household needs two, and one who wants it. */
function withoutGuest({ households }: Model, guestId: string | null): Model['households'] {
  const left = households.map((home) => new Map([...home].filter(([id]) => id !== guestId)));
  return left.filter((home) => home.size > 1 && [...home.values()].includes(true));
}

function moved(model: Model, { from, to }: { from: string; to: string }): Model {
  const guestOf = (guestId: string): string => (guestId === from ? to : guestId);
  const person = (one: Person): Person => ({ ...one, guestId: guestOf(one.guestId) });
  return {
    ...model,
    hostGuestId: guestOf(model.hostGuestId),
    claims: model.claims.map(({ owner, treated, sharedWith, ...claim }) => ({
      ...claim,
      owner: person(owner),
      treated: treated && person(treated),
      sharedWith: sharedWith.map(person),
    })),
    payments: model.payments.map((payment) => ({ ...payment, payerGuestId: guestOf(payment.payerGuestId) })),
    households: model.households.some((home) => home.has(to))
      ? withoutGuest(model, from)
      : model.households.map((home) => new Map([...home].map(([id, hasAgreed]) => [guestOf(id), hasAgreed]))),
  };
}

function withStatus({ payments }: Model, id: string, status: 'confirmed'): Model['payments'] {
  return payments.map((payment) => (payment.id === id ? { ...payment, status } : payment));
}

function withoutId({ id: _, ...dish }: Model['items'][number]): Omit<Model['items'][number], 'id'> {
  return dish;
}
