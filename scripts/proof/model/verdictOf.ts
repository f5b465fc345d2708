import { GRID } from '@fairtab/domain/shares';
import { exactShare } from '@fairtab/domain/testing/checks';
import type { Act, ActOf } from './Act';
import {
  claimedOf,
  dishesCents,
  isNamed,
  isSame,
  liveClaims,
  payTogether,
  peopleAt,
  totalCents,
  type Model,
} from './Model';

/** done: the act makes a version. nothing: it is allowed and changes nothing. Else the code of its refusal. */
export type Verdict =
  'done' | 'nothing' | 'not_found' | 'not_allowed' | 'conflict' | 'already_claimed' | 'invalid_input';

const DAYS_UNTIL_ACCEPTED = 3;

/** What the rules say about an act on a receipt in this state (docs/product/access.md, docs/product/claims.md). */
export function verdictOf(model: Model, act: Act): Verdict {
  const hostOnly = (decide: () => Verdict): Verdict => {
    return model.isDeleted || act.guestId !== model.hostGuestId ? 'not_found' : decide();
  };
  switch (act.do) {
    case 'claim':
      return sees(model, act.guestId) ? ofClaiming(model, act) : 'not_found';
    case 'unclaim':
    case 'decline':
      return ofOwnClaim(model, act);
    case 'cancel':
    case 'reopen':
      return hostOnly(() => {
        const wanted = act.do === 'cancel' ? 'claimed' : 'paid';
        const claim = model.claims.find(({ id }) => id === act.claimId);
        return !claim ? 'not_found' : claim.status === wanted ? 'done' : 'conflict';
      });
    case 'pay':
      return sees(model, act.guestId) ? ofPaying(model, act) : 'not_found';
    case 'confirm':
    case 'dispute':
      return hostOnly(() => {
        const status = model.payments.find(({ id }) => id === act.paymentId)?.status;
        if (status === undefined) return 'not_found';
        return (act.do === 'confirm' ? status === 'reported' : status !== 'disputed') ? 'done' : 'conflict';
      });
    case 'accept': {
      const isReported = model.payments.some(({ id, status }) => id === act.paymentId && status === 'reported');
      return isReported && act.days >= DAYS_UNTIL_ACCEPTED ? 'done' : 'conflict';
    }
    case 'edit':
      return hostOnly(() => ofEditing(model, act));
    case 'add':
      return hostOnly(() => {
        if (model.evenSplit) return 'conflict';
        return isImpossible({ ...model, items: [...model.items, { ...act.item, id: '' }] }) ? 'invalid_input' : 'done';
      });
    case 'splitEvenly':
      return hostOnly(() => {
        if (model.evenSplit?.people === act.people) return 'nothing';
        return liveClaims(model).length === 0 && dishesCents(model) > 0 ? 'done' : 'conflict';
      });
    case 'splitByItem':
      return hostOnly(() => {
        if (!model.evenSplit) return 'nothing';
        if (liveClaims(model).length > 0) return 'conflict';
        const items = model.evenSplit.dishes.map((dish) => ({ ...dish, id: '' }));
        return isImpossible({ ...model, items, evenSplit: null }) ? 'invalid_input' : 'done';
      });
    case 'share':
      return hostOnly(() => (act.visibility === model.visibility ? 'nothing' : 'done'));
    case 'delete':
      return hostOnly(() => 'done');
    case 'restore':
      if (act.guestId !== model.hostGuestId) return 'not_found';
      return model.isDeleted ? 'done' : 'nothing';
    case 'treat':
      return sees(model, act.guestId) ? ofTreating(model, act) : 'not_found';
    case 'endTreat':
      return sees(model, act.guestId) ? ofEndingTreat(model, act) : 'not_found';
    case 'askHousehold':
      return sees(model, act.guestId) ? ofAsking(model, act) : 'not_found';
    case 'joinHousehold':
    case 'leaveHousehold': {
      if (!sees(model, act.guestId)) return 'not_found';
      const hasAgreed = model.households.find((home) => home.has(act.guestId ?? ''))?.get(act.guestId ?? '');
      return hasAgreed === false || (hasAgreed && act.do === 'leaveHousehold') ? 'done' : 'conflict';
    }
    case 'signIn':
      return act.guestId !== null && isNamed(model, act.guestId) ? 'done' : 'nothing';
  }
}

/** @param claimOwner of the claim in question: it is theirs to look at, also when it is cancelled. */
export function sees(model: Model, guestId: string | null, claimOwner?: string): boolean {
  if (model.isDeleted) return false;
  if (guestId === model.hostGuestId || model.visibility === 'link') return true;
  if (model.visibility === 'private' || guestId === null) return false;
  return guestId === claimOwner || isAtTable(model, guestId);
}

function isAtTable(model: Model, guestId: string | null): boolean {
  return liveClaims(model).some(({ owner, treated }) => owner.guestId === guestId || treated?.guestId === guestId);
}

function ofClaiming(model: Model, act: ActOf<'claim'>): Verdict {
  const here = peopleAt(model);
  if (act.shareWith.some((person) => !here.some((known) => isSame(known, person)))) return 'conflict';
  const item = model.items.find(({ id }) => id === act.itemId);
  if (!item) return 'not_found';
  if (act.shareWith.length > 0 && act.shareWith.length >= act.splitCount) return 'invalid_input';
  const wanted = (BigInt(act.units ?? item.quantity) * GRID) / BigInt(act.splitCount);
  return claimedOf(model, item.id) + wanted <= BigInt(item.quantity) * GRID ? 'done' : 'already_claimed';
}

function ofOwnClaim(model: Model, act: ActOf<'unclaim' | 'cancel' | 'reopen' | 'decline'>): Verdict {
  const claim = model.claims.find(({ id }) => id === act.claimId);
  if (!claim || !sees(model, act.guestId, claim.owner.guestId)) return 'not_found';
  if (act.do === 'decline')
    return claim.sharedWith.some(({ guestId }) => guestId === act.guestId) ? 'done' : 'conflict';
  if (act.guestId !== model.hostGuestId && act.guestId !== claim.owner.guestId) return 'not_allowed';
  return claim.treated === null && claim.status === 'claimed' ? 'done' : 'conflict';
}

function ofPaying(model: Model, act: ActOf<'pay'>): Verdict {
  const isOwed = ({ status }: { status: string }) => status === 'claimed';
  if (act.claimIds === null) {
    const isOwing = model.claims.some((claim) => claim.owner.guestId === act.guestId && isOwed(claim));
    return isOwing ? 'done' : 'conflict';
  }
  const claims = act.claimIds.flatMap((claimId) => model.claims.find(({ id }) => id === claimId) ?? []);
  if (claims.length < act.claimIds.length) return 'not_found';
  const mayPay = (owner: string): boolean =>
    act.guestId === model.hostGuestId ||
    act.guestId === owner ||
    (isAtTable(model, act.guestId) && payTogether(model, act.guestId, owner));
  const owned = claims.findIndex(({ owner }) => !mayPay(owner.guestId));
  const open = claims.findIndex((claim) => !isOwed(claim));
  // A claim that is no longer owed is refused as such, before anybody is told whose it is.
  if (owned >= 0 && (open < 0 || owned <= open)) return 'not_allowed';
  const isOfOne = claims.every(({ owner }) => payTogether(model, claims[0]?.owner.guestId ?? null, owner.guestId));
  return open < 0 && isOfOne ? 'done' : 'conflict';
}

function ofEditing(model: Model, act: ActOf<'edit'>): Verdict {
  if (act.expectedVersion !== null && act.expectedVersion < model.billVersion) return 'conflict';
  const items = act.items ?? model.items;
  const unknown = act.items?.some((sent) => !model.items.some(({ id }) => id === sent.id)) ?? false;
  if (unknown) return 'invalid_input';
  if (act.items && model.evenSplit) return 'conflict';
  if (isImpossible({ ...model, items, tipCents: act.tipCents })) return 'invalid_input';
  const takesAway = model.items.some(
    ({ id }) => claimedOf(model, id) > BigInt(items.find((item) => item.id === id)?.quantity ?? 0) * GRID,
  );
  return takesAway ? 'conflict' : 'done';
}

/** A bill that comes to less than nothing, or has a line that does. Splitting it evenly leaves the first. */
function isImpossible(model: Model): boolean {
  const bill = { ...model, totalCents: totalCents(model) };
  const isNegative = (line: number, quantity: number): boolean =>
    exactShare(bill, line, BigInt(quantity) * GRID).numerator < 0n;
  return (
    bill.totalCents < 0 || (!model.evenSplit && model.items.some(({ quantity }, line) => isNegative(line, quantity)))
  );
}

function ofTreating(model: Model, act: ActOf<'treat'>): Verdict {
  const isHost = act.guestId === model.hostGuestId;
  if (!isHost && !isAtTable(model, act.guestId)) return 'not_allowed';
  if (act.people.length > 0 && !isHost) return 'not_allowed';
  const claims = act.claimIds.flatMap((claimId) => model.claims.find(({ id }) => id === claimId) ?? []);
  if (claims.length < act.claimIds.length) return 'not_found';
  const here = peopleAt(model);
  if (act.people.some((person) => !here.some((known) => isSame(known, person)))) return 'conflict';
  const payers = payersOf(act);
  const person = claims[0]?.owner;
  if (!person || payers.length === 0) return 'conflict';
  if (claims.some(({ status, owner }) => status !== 'claimed' || !isSame(owner, person))) return 'conflict';
  if (payers.some((payer) => isSame(payer, person))) return 'conflict';
  return payers.length === 1 || claims.every(({ length }) => isPortion(length, payers.length)) ? 'done' : 'conflict';
}

/** Who takes the claims on: the one who acts, under a name, and others. */
export function payersOf({ guestId, name, people }: ActOf<'treat'>): { guestId: string; name: string }[] {
  const self = name === null || guestId === null ? [] : [{ guestId, name }];
  return [...self, ...people.filter((person) => self.every((own) => !isSame(own, person)))];
}

/** Whether an equal part of this length is one that a claim can hold: its smallest fraction of a unit has whole numbers of 31 bits. */
function isPortion(length: bigint, count: number): boolean {
  if (length % BigInt(count) !== 0n) return false;
  const part = length / BigInt(count);
  let [a, b] = [part, GRID];
  while (b > 0n) [a, b] = [b, a % b];
  return part / a < 2n ** 31n && GRID / a < 2n ** 31n;
}

function ofAsking(model: Model, { guestId, person }: ActOf<'askHousehold'>): Verdict {
  if (guestId !== model.hostGuestId && !isAtTable(model, guestId)) return 'not_allowed';
  if (!peopleAt(model).some((known) => isSame(known, person))) return 'conflict';
  if ([guestId, person.guestId].includes(model.hostGuestId) || guestId === null || guestId === person.guestId)
    return 'conflict';
  const own = model.households.find((home) => home.has(guestId));
  const theirs = model.households.find((home) => home.has(person.guestId));
  if (own && !own.get(guestId)) return own === theirs && theirs.get(person.guestId) ? 'done' : 'conflict';
  if (theirs) return theirs === own ? 'nothing' : 'conflict';
  return 'done';
}

function ofEndingTreat(model: Model, act: ActOf<'endTreat'>): Verdict {
  const claims = act.claimIds.flatMap((claimId) => model.claims.find(({ id }) => id === claimId) ?? []);
  if (claims.length < act.claimIds.length) return 'not_found';
  const { guestId, hostGuestId } = { ...model, ...act };
  if (claims.some(({ owner, treated }) => ![hostGuestId, owner.guestId, treated?.guestId].some((id) => id === guestId)))
    return 'not_allowed';
  return claims.every(({ treated, status }) => treated !== null && status === 'claimed') ? 'done' : 'conflict';
}
