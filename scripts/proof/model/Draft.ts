import fc from 'fast-check';
import type { Person } from '@fairtab/domain/receipts';
import { VISIBILITIES } from '@fairtab/domain/policy';
import { randomUUID } from 'node:crypto';
import type { Act } from './Act';
import { TAX_CLASSES } from '@fairtab/domain/taxClasses';
import { liveClaims, peopleAt, type Model } from './Model';

/** An act before anybody knows what there is on the table: numbers choose among what is there then. */
export interface Draft {
  readonly do: Act['do'] | 'retry';
  readonly who: number;
  readonly what: number;
  readonly more: number;
  readonly process: number;
  /** The request is sent to both processes at the same time, as a phone does that got no answer. */
  readonly twice: boolean;
}

const WEIGHTS: Readonly<Record<Draft['do'], number>> = {
  claim: 12,
  unclaim: 4,
  pay: 6,
  confirm: 3,
  accept: 2,
  dispute: 3,
  cancel: 3,
  reopen: 3,
  edit: 5,
  add: 2,
  splitEvenly: 2,
  splitByItem: 2,
  share: 2,
  delete: 1,
  restore: 3,
  treat: 4,
  endTreat: 3,
  askHousehold: 4,
  joinHousehold: 4,
  leaveHousehold: 2,
  decline: 2,
  signIn: 2,
  retry: 6,
};

export const drafts: fc.Arbitrary<Draft> = fc.record({
  do: fc.oneof(
    ...Object.entries(WEIGHTS).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Draft['do']) })),
  ),
  who: fc.nat(1_000),
  what: fc.nat(1_000),
  more: fc.nat(1_000),
  process: fc.nat(1),
  twice: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

const NAMES = ['Ana', 'Ben', 'Cleo'];

/** Everybody who may act: the guests of the browsers, the host's first. */
export interface Cast {
  readonly receiptId: string;
  readonly browsers: readonly string[];
  readonly accountGuestId: string;
}

/** The act that a draft means on this table; null when there is nothing that it could be about. */
export function actOf(draft: Draft & { readonly do: Act['do'] }, model: Model, cast: Cast): Act | null {
  const { who, what, more } = draft;
  const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];
  const claim = pick(model.claims, what);
  const payment = pick(model.payments, what);
  const item = pick(model.items, what);
  const guestId = guestFor(draft, model, cast) ?? null;
  const name = pick(NAMES, who + more) ?? '';
  const request = { receiptId: cast.receiptId, guestId, idempotencyKey: randomUUID() };
  switch (draft.do) {
    case 'claim': {
      if (!item) return null;
      const splitCount = 1 + (more % 4);
      const here = peopleAt(model);
      const friend: Person | undefined = more % 3 === 0 ? pick(here, more) : undefined;
      const units = more % 5 === 0 ? null : 1 + (more % Math.max(1, item.quantity));
      const shareWith = friend ? [friend] : [];
      return { ...request, do: 'claim', itemId: item.id, name, units, splitCount, shareWith };
    }
    case 'unclaim':
    case 'cancel':
    case 'reopen':
    case 'decline':
      return claim ? { ...request, do: draft.do, claimId: claim.id } : null;
    case 'pay': {
      if (more % 2 === 0) return { ...request, do: 'pay', claimIds: null };
      const claimIds = new Set([claim?.id, more % 3 === 0 ? pick(model.claims, more)?.id : undefined]);
      const ids = [...claimIds].filter((id) => id !== undefined);
      return ids.length > 0 ? { ...request, do: 'pay', claimIds: ids } : null;
    }
    case 'confirm':
    case 'dispute':
      return payment ? { ...request, do: draft.do, paymentId: payment.id } : null;
    case 'accept':
      return payment ? { ...request, guestId: null, do: 'accept', paymentId: payment.id, days: 2 + (more % 3) } : null;
    case 'edit':
      return {
        ...request,
        do: 'edit',
        items: editedItems(model, draft),
        tipCents: more,
        expectedVersion: who % 3 === 0 ? model.version : null,
      };
    case 'add':
      return {
        ...request,
        do: 'add',
        item: {
          name: 'Bread',
          priceCents: more,
          quantity: 1 + (what % 3),
          splitWith: 1,
          taxClass: pick(TAX_CLASSES, who) ?? 'ordinary',
          discountCents: 0,
        },
      };
    case 'splitEvenly':
      return { ...request, do: 'splitEvenly', people: 2 + (more % 3) };
    case 'askHousehold': {
      const person = pick(peopleAt(model), what);
      return person ? { ...request, do: 'askHousehold', person } : null;
    }
    case 'joinHousehold':
    case 'leaveHousehold':
    case 'splitByItem':
    case 'delete':
    case 'restore':
      return { ...request, do: draft.do };
    case 'share':
      return { ...request, do: 'share', visibility: pick(VISIBILITIES, more) ?? 'link' };
    case 'treat': {
      if (!claim) return null;
      const theirs = liveClaims(model).filter(({ owner }) => owner.guestId === claim.owner.guestId);
      const claimIds = more % 2 === 0 || theirs.length === 0 ? [claim.id] : theirs.map(({ id }) => id);
      const people = more % 3 === 0 ? peopleAt(model).slice(0, 1 + (more % 2)) : [];
      return { ...request, do: 'treat', claimIds, name: people.length > 0 && what % 2 === 0 ? null : name, people };
    }
    case 'endTreat': {
      const treated =
        pick(
          model.claims.filter((each) => each.treated),
          what,
        ) ?? claim;
      return treated ? { ...request, do: 'endTreat', claimIds: [treated.id] } : null;
    }
    case 'signIn':
      return guestId === null || guestId === cast.accountGuestId
        ? null
        : { ...request, do: 'signIn', accountGuestId: cast.accountGuestId };
  }
}

const OF_HOST = ['cancel', 'reopen', 'confirm', 'dispute', 'edit', 'add', 'splitEvenly', 'splitByItem', 'share'];

/** Mostly one who may do it, so that much happens, and now and then anybody else, who may not. */
function guestFor({ do: kind, who, what }: Draft, model: Model, { browsers }: Cast): string | null | undefined {
  const anybody = browsers[who % browsers.length];
  if (who % 5 === 0) return who % 2 === 0 ? null : anybody;
  if (OF_HOST.includes(kind) || kind === 'delete' || kind === 'restore') return model.hostGuestId;
  const claim = model.claims[what % model.claims.length];
  if (kind === 'unclaim') return claim?.owner.guestId;
  if (kind === 'decline') return claim?.sharedWith[0]?.guestId ?? anybody;
  if (kind === 'pay') return who % 2 === 0 ? claim?.owner.guestId : anybody;
  return anybody;
}

function editedItems({ items, evenSplit }: Model, { what, more }: Draft): Model['items'] | null {
  const chosen = items[what % items.length];
  if (evenSplit || !chosen || more % 4 === 0) return null;
  const change = (to: Partial<typeof chosen>) =>
    items.map((item) => (item === chosen ? { ...item, ...to, discountCents: 0 } : item));
  if (more % 4 === 1)
    return change({ priceCents: (more * 37) % 5_000, taxClass: TAX_CLASSES[what % TAX_CLASSES.length] ?? 'ordinary' });
  if (more % 4 === 2) return change({ quantity: Math.max(1, chosen.quantity + (more % 5) - 2) });
  return items.length > 1 ? items.filter((item) => item !== chosen) : [...items].reverse();
}
