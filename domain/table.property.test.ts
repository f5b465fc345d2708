import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, lengthOfPieces } from './claims';
import type { Refusal } from './moves/Refusal';
import type { PaymentStatus } from './payments';
import { dueOf, sumAmounts } from './owed';
import { ownerOf, type ClaimState, type ItemState, type ReceiptState } from './receipts';
import { summarise } from './summaries';
import { GRID, rulerOf, subtotalOf, type Piece } from './shares';
import { computedTotalOf, randomItem, randomReceipt, seeds, withLineRules } from './testing/bills';
import {
  checkContributions,
  checkCoverage,
  checkMoney,
  checkPayers,
  checkPayments,
  exactShare,
  insist,
} from './testing/checks';
import { Random } from './testing/random';
import { Table, type EditedLine } from './testing/Table';

/** RANDOM_BILLS=100000 tries more of them (docs/proof.md). */
const BILLS = Number(process.env['RANDOM_BILLS'] ?? 25_000);
/** The test takes some ten seconds on an idle machine. The limit only ends a test that hangs, also on a busy machine. */
const LOADED_MACHINE_MS = 3 * BILLS;
const scenarios = fc.record({
  seed: seeds,
  items: fc.integer({ min: 1, max: 7 }),
  moves: fc.integer({ min: 0, max: 18 }),
});

/** Counts what happened, because a test whose random moves never happen proves nothing. */
class Tally {
  private readonly counts = new Map<string, number>();
  add(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }
  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }
}

describe('a table that claims, shares, unclaims, cancels, pays, treats, pays together, confirms, disputes, reopens and edits', () => {
  it(
    `stays right to the cent after every move, on ${BILLS} random bills`,
    () => {
      const tally = new Tally();
      fc.assert(
        fc.property(scenarios, ({ seed, items, moves }) => {
          const random = new Random(seed);
          const table = new Table(randomReceipt(random, items));
          let edited = false;
          for (let move = 0; move < moves; move++) edited = makeMove(table, random, tally) || edited;
          checkMoney(table, { edited });
          checkPayments(table);
          checkPayers(table);
          checkContributions(table);
          table.claimAllThatIsLeft();
          checkMoney(table, { edited });
          checkCoverage(table);
          checkContributions(table);
          const { unclaimedCents, claimedCents } = summarise(table.state);
          insist(unclaimedCents === 0, 'something is left of a fully claimed bill');
          if (!edited && subtotalOf(table.state) > 0) {
            insist(claimedCents === table.state.totalCents, 'a fully claimed bill does not add up to its total');
            tally.add(table.state.claims.some(({ pieces }) => pieces.length > 1) ? 'whole, in pieces' : 'whole');
          }
        }),
        { numRuns: BILLS },
      );
      for (const move of ['claim', 'edit', 'pay', 'unclaim', 'cancel', 'reopen', 'treat']) {
        expect(tally.of(`${move} done`), `${move} done`).toBeGreaterThan(BILLS / 50);
        expect(tally.of(`${move} refused`), `${move} refused`).toBeGreaterThan(BILLS / 100);
      }
      for (const move of ['payAsHost', 'payAll', ...ANSWERS]) {
        expect(tally.of(`${move} done`), `${move} done`).toBeGreaterThan(BILLS / 500);
        expect(tally.of(`${move} refused`), `${move} refused`).toBeGreaterThan(BILLS / 500);
      }
      for (const move of ['contribute', 'passOn', 'takeBackPassedOn']) {
        expect(tally.of(`${move} done`), `${move} done`).toBeGreaterThan(BILLS / 500);
        expect(tally.of(`${move} refused`), `${move} refused`).toBeGreaterThan(BILLS / 500);
      }
      expect(tally.of('partly covered payment')).toBeGreaterThan(BILLS / 1000);
      for (const move of ['askHousehold', 'answerHousehold']) {
        expect(tally.of(`${move} done`), `${move} done`).toBeGreaterThan(BILLS / 100);
        expect(tally.of(`${move} refused`), `${move} refused`).toBeGreaterThan(BILLS / 100);
      }
      for (const rare of ['treat by several', 'endTreat done', 'endTreat refused', 'one payment for several'])
        expect(tally.of(rare), rare).toBeGreaterThan(BILLS / 500);
      expect(tally.of('whole')).toBeGreaterThan(BILLS / 10);
      for (const rare of ['whole, in pieces', 'claim in pieces', 'edit keeps a paid claim', 'edit moves a claim'])
        expect(tally.of(rare), rare).toBeGreaterThan(BILLS / 1000);
      expect(tally.of('dispute of several claims')).toBeGreaterThan(BILLS / 10_000);
    },
    LOADED_MACHINE_MS,
  );
});

const MOVES = [
  ...['claim', 'claim', 'claim', 'claim', 'edit', 'edit', 'edit'],
  ...['pay', 'unclaim', 'cancel', 'reopen', 'answer', 'treat', 'treat', 'endTreat', 'household', 'household'],
  ...['pay', 'household', 'contribute'],
] as const;
const WAYS_OF_PAYING = ['pay', 'pay', 'payAsHost', 'payAll', 'payAll', 'payHousehold', 'payHousehold'] as const;
const ANSWERS = ['confirm', 'accept', 'dispute'] as const;

/** Makes one move and checks what only shows at that moment. @returns whether the bill was edited. */
function makeMove(table: Table, random: Random, tally: Tally): boolean {
  const move = random.pick(MOVES);
  if (move === 'edit') return tryToEdit(table, random, tally);
  if (move === 'claim') tryToClaim(table, random, tally);
  else if (move === 'answer') tryToAnswer(table, random, tally);
  else if (move === 'treat') tryToTreat(table, random, tally);
  else if (move === 'household') tryToChangeHouseholds(table, random, tally);
  else if (move === 'contribute') tryToContribute(table, random, tally);
  else if (move === 'endTreat') tryToEndTreat(table, random, tally);
  else tryToChangeClaim(table, random, { move, tally });
  return false;
}

function tryToEdit(table: Table, random: Random, tally: Tally): boolean {
  const before = table.state;
  const refusal = editSomething(table, random, tally);
  tally.add(`edit ${refusal === null ? 'done' : 'refused'}`);
  insist(refusal === null || table.state === before, 'a refused edit changed something');
  return refusal === null;
}

/** What somebody paid the restaurant changes no amount of a claim or of a payment. */
function tryToContribute(table: Table, random: Random, tally: Tally): void {
  const before = table.state;
  const walt = { guestId: before.hostGuestId, name: 'Walt' };
  const person = random.pick([...before.claims.map(ownerOf), ...before.contributions, walt]);
  const done = (what: string, isDone: boolean): void => tally.add(`${what} ${isDone ? 'done' : 'refused'}`);
  const amountCents = random.chance(0.1) ? 0 : random.int(1, Math.max(1, before.totalCents));
  if (random.chance(0.7)) done('contribute', table.contribute(person, amountCents) === null);
  else {
    done('passOn', table.passOn(person));
    if (random.chance(0.5)) done('takeBackPassedOn', table.takeBackPassedOn(person));
  }
  const costs = (state: ReceiptState): string =>
    JSON.stringify([state.claims.map(({ id, amountCents, status }) => [id, amountCents, status]), state.payments]);
  insist(costs(before) === costs(table.state), 'a contribution changed what somebody pays for');
}

function tryToClaim(table: Table, random: Random, tally: Tally): void {
  const before = table.state;
  const claim = claimSomething(table, random);
  tally.add(`claim ${claim ? 'done' : 'refused'}`);
  if (claim && claim.pieces.length > 1) tally.add('claim in pieces');
  checkOthers({ table, before, touched: [] });
}

function tryToChangeClaim(
  table: Table,
  random: Random,
  { move: kind, tally }: { move: 'pay' | 'unclaim' | 'cancel' | 'reopen'; tally: Tally },
): void {
  const before = table.state;
  if (before.claims.length === 0) return;
  const move = kind === 'pay' ? random.pick(WAYS_OF_PAYING) : kind;
  const own = random.pick(move === 'payHousehold' ? claimsOfHouseholds(before) : before.claims);
  const done = table[move](own);
  for (const name of new Set([kind, move])) tally.add(`${name} ${done ? 'done' : 'refused'}`);

  const payers = move === 'payHousehold' ? togetherWith(before, own.guestId) : [own.guestId];
  const outstanding = before.claims.filter(({ guestId, status }) => payers.includes(guestId) && status === 'claimed');
  const isOfAll = move === 'payAll' || move === 'payHousehold';
  if (done && new Set(outstanding.map(({ guestId }) => guestId)).size > 1) tally.add('one payment for several');
  if (done && table.state.claims.some((each) => each.status === 'paid' && each.coveredCents > 0))
    tally.add('partly covered payment');
  const touched = isOfAll ? outstanding : [own];
  const isThere = isOfAll ? outstanding.length > 0 : own.status === (move === 'reopen' ? 'paid' : 'claimed');
  // Nobody pays for what costs nothing.
  const isPossible = isThere && (kind !== 'pay' || touched.some((claim) => dueOf(claim) > 0));
  const isOwnPart = move !== 'unclaim' || own.treated === null;
  insist(done === (isPossible && isOwnPart), `${move} of a ${own.status} claim`);
  if (done && move !== 'reopen' && move !== 'unclaim')
    for (const claim of touched) insist(amountOf(table, claim) === claim.amountCents, `${move} changed an amount`);
  checkOthers({ table, before, touched });
}

/** Who pays together, written down a second time: a guest with everybody who agreed, unless the guest has not. */
function togetherWith({ households }: ReceiptState, guestId: string): string[] {
  const agreed = households.map(({ members }) =>
    members.filter(({ hasAgreed }) => hasAgreed).map((each) => each.guestId),
  );
  return agreed.find((guestIds) => guestIds.includes(guestId)) ?? [guestId];
}

/** The claims of guests who have agreed to pay together, unless there are none. */
function claimsOfHouseholds({ claims, households }: ReceiptState): readonly ClaimState[] {
  const members = households.flatMap((household) => household.members.filter(({ hasAgreed }) => hasAgreed));
  const theirs = claims.filter(({ guestId }) => members.some((member) => member.guestId === guestId));
  return theirs.length > 0 ? theirs : claims;
}

/** Asks, agrees or leaves. No claim is another one by it, and nobody is in two households. */
function tryToChangeHouseholds(table: Table, random: Random, tally: Tally): void {
  const before = table.state;
  if (before.claims.length === 0) return;
  const [one, other] = [random.pick(before.claims), random.pick(before.claims)];
  const isAsked = random.chance(0.6) && table.askHousehold(one, other);
  tally.add(`askHousehold ${isAsked ? 'done' : 'refused'}`);
  if (!isAsked || random.chance(0.8))
    tally.add(`answerHousehold ${table.answerHousehold(isAsked ? other : one) ? 'done' : 'refused'}`);
  insist(table.state.claims === before.claims, 'a household changed a claim');
  const { households } = table.state;
  const guests = households.flatMap(({ members }) => members.map(({ guestId }) => guestId));
  insist(new Set(guests).size === guests.length, 'a guest is in two households');
  insist(
    households.every(({ members }) => members.length > 1 && members.some(({ hasAgreed }) => hasAgreed)),
    'a household has nobody to pay with, or nobody who agreed',
  );
}

/** One to four others take on what a person has not paid. */
function tryToTreat(table: Table, random: Random, tally: Tally): void {
  const before = table.state;
  if (before.claims.length === 0) return;
  const one = random.pick(before.claims);
  const payers = Array.from({ length: random.int(1, 4) }, (_, n) => ({ guestId: `payer${n}`, name: `Payer ${n}` }));
  const isTheirs = (claim: ClaimState): boolean =>
    claim.guestId === one.guestId && claim.claimerName === one.claimerName && claim.status === 'claimed';
  const theirs = before.claims.filter(isTheirs);
  const done = table.treat(one, payers);
  tally.add(`treat ${done ? 'done' : 'refused'}`);
  checkOthers({ table, before, touched: done ? theirs : [] });
  if (!done) return;
  if (payers.length > 1) tally.add('treat by several');
  const parts = table.state.claims.filter((claim) => !isIn(before.claims, claim));
  insist(sumAmounts(parts) === sumAmounts(theirs), 'a treat made or lost a cent');
  insist(
    table.state.claims.every((claim) => !isTheirs(claim)),
    'a treat left a claim behind',
  );
  const whose = theirs.map(({ treated, guestId }) => treated?.guestId ?? guestId);
  insist(
    parts.every(({ treated }) => whose.includes(treated?.guestId ?? '')),
    'a treat forgot whose part it was',
  );
  const bills = payers.map(({ guestId }) => sumAmounts(parts.filter((part) => part.guestId === guestId)));

  if (theirs.every(({ pieces }) => pieces.length === 1))
    insist(Math.max(...bills) - Math.min(...bills) <= 1, 'a payer pays more than a cent more than another');
}

function tryToEndTreat(table: Table, random: Random, tally: Tally): void {
  const before = table.state;
  const treats = before.claims.filter(({ treated }) => treated !== null);
  if (treats.length === 0) return;
  const claim = random.pick(treats);
  const done = table.endTreat(claim);
  tally.add(`endTreat ${done ? 'done' : 'refused'}`);
  insist(done === (claim.status === 'claimed'), `giving back a ${claim.status} claim`);
  checkOthers({ table, before, touched: [claim] });
  if (!done) return;
  const back = table.state.claims.find(({ id }) => id === claim.id);
  insist(back?.guestId === claim.treated?.guestId && back?.treated === null, 'a part did not go back to whose it was');
  insist(back?.amountCents === claim.amountCents, 'giving back changed an amount');
}

function tryToAnswer(table: Table, random: Random, tally: Tally): void {
  const before = table.state;
  if (before.payments.length === 0) return;
  const payment = random.pick(before.payments);
  const move = random.pick(ANSWERS);
  const days = random.int(2, 4);
  const done = move === 'accept' ? table.accept(payment, { days }) : table[move](payment);
  tally.add(`${move} ${done ? 'done' : 'refused'}`);
  const isPossible = isAnswerPossible({ move, status: payment.status, days });
  insist(done === isPossible, `${move} of a ${payment.status} payment`);
  const settled = before.claims.filter(({ paymentId }) => paymentId === payment.id);
  if (done && move === 'dispute' && settled.length > 1) tally.add('dispute of several claims');
  checkOthers({ table, before, touched: move === 'dispute' ? settled : [] });
}

/** The allowed moves of a payment, written down a second time. */
function isAnswerPossible({
  move,
  status,
  days,
}: {
  move: (typeof ANSWERS)[number];
  status: PaymentStatus;
  days: number;
}): boolean {
  if (move === 'dispute') return status !== 'disputed';
  return status === 'reported' && (move === 'confirm' || days >= 3);
}

/** A move leaves every claim alone that it is not about. */
function checkOthers({
  table,
  before,
  touched,
}: {
  table: Table;
  before: ReceiptState;
  touched: readonly ClaimState[];
}): void {
  for (const claim of before.claims)
    insist(touched.includes(claim) || isIn(table.state.claims, claim), 'a move touched another claim');
}

/** How much of a claim is covered depends on the other claims of the same person. */
function isIn(claims: readonly ClaimState[], claim: ClaimState): boolean {
  if (claims.includes(claim)) return true;
  const known = claims.find(({ id }) => id === claim.id);
  const keys = Object.keys(claim) as (keyof ClaimState)[];
  return known !== undefined && keys.every((key) => key === 'coveredCents' || known[key] === claim[key]);
}

function amountOf(table: Table, claim: ClaimState): number | undefined {
  return table.state.claims.find(({ id }) => id === claim.id)?.amountCents;
}

function claimSomething(table: Table, random: Random): ClaimState | null {
  const scattered = random.chance(0.3) ? table.state.items.find((each) => table.free(each).length > 1) : undefined;
  const item = scattered ?? random.pick(table.state.items);
  const splitCount = random.chance(0.4) ? 1 : random.int(1, random.chance(0.9) ? 7 : 100);
  const units = scattered ? mostUnits(table.free(item), splitCount) : random.int(1, item.quantity);
  const free = lengthOfPieces(table.free(item));
  if (random.chance(0.25)) return claimAmount(table, random, item);
  const claim = table.claim(item, { units, splitCount });
  const fits = BigInt(units) * GRID <= free * BigInt(splitCount);
  insist((claim !== null) === fits, 'a claim is possible exactly when enough is left');
  return claim;
}

/** Somebody takes an amount of a dish: any part of what is left, all of it, or more than that. */
function claimAmount(table: Table, random: Random, item: ItemState): ClaimState | null {
  const free = table.free(item);
  const left = rulerOf(table.state).amountOf(table.state.items.indexOf(item), free);
  const cents = random.chance(0.2) ? left : random.int(1, Math.max(1, left + 5));
  const claim = table.claimCosting(item, cents);
  insist((claim !== null) === (cents > 0 && cents <= left), 'an amount is claimed exactly when so much is left');
  insist(claim === null || claim.amountCents === cents, 'a claim on an amount costs another one');
  insist(
    claim === null || lengthOf(claim) === lengthOfPieces(claim.pieces),
    'a claim says another part than it covers',
  );
  insist(cents !== left || claim === null || table.free(item).length === 0, 'a crumb stays of what was taken whole');
  return claim;
}

/** How many units are left for a claim that splits each of them among so many people; at least one. */
function mostUnits(free: readonly Piece[], splitCount: number): number {
  return Math.max(1, Number((lengthOfPieces(free) * BigInt(splitCount)) / GRID));
}

/** A random edit after which the bill adds up again. @returns the refusal, or null when it is done. */
function editSomething(table: Table, random: Random, tally: Tally): Refusal | null {
  const { state } = table;
  const changed = random.chance(0.3) ? shrunkItems(table) : editedItems(random, state.items);
  // A coupon never takes off more than its line, which the input is checked for.
  const items = changed.map((item) => ({
    ...item,
    discountCents: Math.min(item.discountCents, item.priceCents * item.quantity),
  }));
  const edited = {
    items,
    taxCents: random.chance(0.3) ? random.int(0, 500) : state.taxCents,
    alcoholTaxCents: random.chance(0.2) ? random.int(0, 500) : state.alcoholTaxCents,
    tipCents: random.chance(0.3) ? random.int(0, 500) : state.tipCents,
    feesCents: state.feesCents,
    discountCents: state.discountCents,
  };
  const before = state.claims;
  const impossible = state.items.some((item) => {
    const claimed = lengthOfPieces(table.live(item).flatMap(({ pieces }) => pieces));
    return claimed > 0n && claimed > BigInt(items.find(({ id }) => id === item.id)?.quantity ?? 0) * GRID;
  });
  const totalCents = computedTotalOf(edited);
  const isTooLittle = totalCents < sumAmounts(state.contributions);
  const refusal = table.edit({ ...edited, totalCents });
  const isBackwards = items.some(
    (item, line) => exactShare({ ...edited, totalCents }, line, BigInt(item.quantity) * GRID).numerator < 0n,
  );
  if (totalCents >= 0 && !isBackwards)
    insist(
      (refusal !== null) === (impossible || isTooLittle),
      'an edit is refused exactly when it takes claimed units, or when others paid more than it comes to',
    );
  else insist(refusal !== null, 'an edit is done after which a line costs less than nothing');
  if (refusal === null) checkEdit(table, before, tally);
  return refusal;
}

/** Every line cut down to the whole units that hold what is claimed of it. */
function shrunkItems(table: Table): ItemState[] {
  return table.state.items.map((item) => {
    const claimed = lengthOfPieces(table.live(item).flatMap(({ pieces }) => pieces));
    return claimed === 0n ? item : { ...item, quantity: Number((claimed + GRID - 1n) / GRID) };
  });
}

function editedItems(random: Random, items: readonly ItemState[]): EditedLine[] {
  const index = random.int(0, items.length - 1);
  const chosen = items[index];
  if (!chosen) return [...items];
  const dearest = random.pick([9, 2_000, 5_000]);
  switch (random.int(0, 5)) {
    case 0:
      return items.toSpliced(index, 1, { ...chosen, priceCents: random.int(0, dearest) });
    case 1:
      return items.toSpliced(index, 1, { ...chosen, quantity: Math.max(1, chosen.quantity + random.int(-3, 2)) });
    case 2:
      return items.length > 1 ? items.toSpliced(index, 1) : [...items];
    case 3:
      return [
        ...items.slice(0, index),
        { ...randomItem(random, { id: 'new', dearest }), id: null },
        ...items.slice(index),
      ];
    case 4:
      return items.toSpliced(index, 1, withLineRules(chosen, random));
    default:
      return items.toReversed();
  }
}

/** Paid claims keep their amount; unpaid ones cost what the new bill says; nobody loses a part of what was claimed. */
function checkEdit(table: Table, before: readonly ClaimState[], tally: Tally): void {
  const ruler = rulerOf(table.state);
  for (const old of before) {
    const claim = table.state.claims.find(({ id }) => id === old.id);
    if (old.status === 'cancelled') {
      insist(!claim || claim === old, 'an edit touched a cancelled claim');
      continue;
    }
    insist(claim?.status === old.status, 'an edit lost a claim or its status');
    const { pieces, amountCents, itemId } = claim ?? old;
    const line = table.state.items.findIndex(({ id }) => id === itemId);
    const expected = old.status === 'paid' ? old.amountCents : ruler.amountOf(line, pieces);
    insist(amountCents === expected, `an edit left a ${old.status} claim with a wrong amount`);
    insist(lengthOfPieces(pieces) === lengthOfPieces(old.pieces), 'an edit changed how much was claimed');
    const end = BigInt(table.state.items[line]?.quantity ?? 0) * GRID;
    const fitted = old.pieces.every((piece) => piece.end <= end);
    insist(fitted === (pieces === old.pieces), 'an edit moves a claim exactly when its line ends before it');
    if (!fitted) tally.add('edit moves a claim');
    if (old.status === 'paid') tally.add('edit keeps a paid claim');
  }
}
