import { cancelClaim } from '@fairtab/domain/moves/cancelClaim';
import { claimItem as claim } from '@fairtab/domain/moves/claimItem';
import { confirmPayment } from '@fairtab/domain/moves/confirmPayment';
import type { Decided } from '@fairtab/domain/moves/Decision';
import { deleteReceipt } from '@fairtab/domain/moves/deleteReceipt';
import { disputePayment } from '@fairtab/domain/moves/disputePayment';
import { editReceipt } from '@fairtab/domain/moves/editReceipt';
import { claimsToPay, payClaims } from '@fairtab/domain/moves/payClaims';
import { reopenClaim } from '@fairtab/domain/moves/reopenClaim';
import { restoreReceipt } from '@fairtab/domain/moves/restoreReceipt';
import { treat } from '@fairtab/domain/moves/treat';
import { unclaim } from '@fairtab/domain/moves/unclaim';
import { isSamePerson, ownerOf, type ReceiptState } from '@fairtab/domain/receipts';
import fc from 'fast-check';
import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { tableForTests } from '../../testing/tableForTests';
import { itemNamed } from '../../testing/table';
import { changeReceipt } from './changeReceipt';
import { ReceiptStore } from './ReceiptStore';

/** With BATCH_RUNS=1000 it takes minutes. */
const RUNS = Number(process.env['BATCH_RUNS'] ?? 25);
const LOADED_MACHINE_MS = 300_000;
const NOW = new Date('2026-11-22T20:00:00.000Z');
const DINERS = 3;

const { database, table } = await tableForTests();
beforeAll(async () => {
  table.setTime(NOW);
});

const KINDS = [
  ...[
    'claim',
    'claim',
    'claim',
    'claim',
    'unclaim',
    'cancel',
    'reopen',
    'payAll',
    'payAll',
    'confirm',
    'dispute',
    'treat',
    'treat',
  ],
  ...['edit', 'delete', 'restore', 'fault', 'unwritable', 'retry', 'endedGuest'],
] as const;

interface Request {
  readonly kind: (typeof KINDS)[number];
  /** Which diner, claim or payment it is about, and how much it takes. */
  readonly n: number;
  readonly isKeyed: boolean;
  /** Without a cookie, so that the write also makes a guest. */
  readonly isFirst: boolean;
}
const requests = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), n: fc.nat(30), isKeyed: fc.boolean(), isFirst: fc.boolean() }),
  { minLength: 2, maxLength: 24 },
);

/** A receipt whose ids all begin with its tag, so that two of them can be compared. */
interface Rig {
  readonly tag: string;
  readonly receipt: ReceiptState;
  readonly diners: readonly string[];
  readonly endedGuest: string;
}

async function newRig(): Promise<Rig> {
  const tag = randomUUID();
  const made = await table.newReceipt();
  const { prisma } = database.db;
  const newGuest = async (name: string, secret: Uint8Array<ArrayBuffer> | null) =>
    (await prisma.guest.create({ data: { id: `${tag}-${name}`, tokenHash: secret } })).id;
  const secret = (name: string) =>
    new Uint8Array(
      createHash('sha256')
        .update(tag + name)
        .digest(),
    );
  const diners = [];
  for (let n = 0; n < DINERS; n++) diners.push(await newGuest(`diner${n}`, secret(`diner${n}`)));
  const rig = { tag, receipt: made, diners, endedGuest: await newGuest('ended', null) };
  // Two claims, one of them paid, and a key that retries use again.
  for (const n of [0, 1]) await send(rig, { kind: 'claim', n, isKeyed: n === 0, isFirst: false }, `before${n}`);
  await send(rig, { kind: 'payAll', n: 0, isKeyed: false, isFirst: false }, 'payment');
  return rig;
}

/** Sends a request on its own store's queue. It is in the queue when this returns. */
function send(rig: Rig, request: Request, name: string) {
  const { tag, receipt } = rig;
  const isRetry = request.kind === 'retry';
  const kind = request.kind === 'retry' ? 'claim' : request.kind;
  const n = isRetry ? 0 : request.n;
  const guestId = guestOf(rig, request);
  const id = `${tag}-${isRetry ? 'before0' : name}`;
  let ids = 0;
  const ctx = { ...table.stranger(), viewer: { guestId, session: null }, newId: () => `${tag}-${name}-${ids++}` };
  const isKeyed = isRetry || request.isKeyed;
  const requestHash = createHash('sha256').update(`${kind} ${n}`).digest();
  return changeReceipt<object>(ctx, {
    receiptId: receipt.id,
    keyed: isKeyed ? { key: id, requestHash, firstWrite: guestId === null } : null,
    decide: (state, actor) => {
      ids = 1;
      return decide({ kind, n, state, guestId: actor.guestId, newId: ctx.newId });
    },
  });
}

function guestOf({ receipt, diners, endedGuest }: Rig, { kind, n, isFirst }: Request): string | null {
  if (kind === 'endedGuest') return endedGuest;
  if (kind === 'retry') return diners[0] ?? '';
  if (kind === 'claim') return isFirst ? null : (diners[n % DINERS] ?? '');
  if (kind === 'payAll' || kind === 'treat') return diners[n % DINERS] ?? '';
  return receipt.hostGuestId;
}

function decide({
  kind,
  n,
  state,
  guestId,
  newId,
}: {
  kind: Exclude<Request['kind'], 'retry'>;
  n: number;
  state: ReceiptState;
  guestId: string;
  newId: () => string;
}): Decided {
  const at = NOW.toISOString();
  const claimId = state.claims[n % Math.max(1, state.claims.length)]?.id ?? '';
  const paymentId = state.payments[n % Math.max(1, state.payments.length)]?.id ?? '';
  const takeOne = () => {
    const item = state.items[n % state.items.length];
    const contact = { claimerName: `Diner ${n}`, claimerEmail: null, claimerPhone: null };
    const portion = { units: 1, splitCount: 1 + (n % 3), wantedAmountCents: null, expectedAmountCents: null };
    const decided = claim({
      state,
      guestId,
      wanted: { itemId: item?.id ?? '', ...contact, ...portion },
      claimId: newId(),
      at,
    });
    return 'refusal' in decided ? decided : { ...decided, answer: { claimId: decided.answer.claim.id } };
  };
  switch (kind) {
    case 'claim':
    case 'endedGuest':
      return takeOne();
    case 'unclaim':
      return unclaim({ state, claimId, guestId });
    case 'cancel':
      return cancelClaim({ state, claimId, guestId });
    case 'reopen':
      return reopenClaim({ state, claimId, guestId });
    case 'payAll': {
      const found = claimsToPay(state, { claimIds: null, guestId });
      if ('refusal' in found) return found;
      const paidBy = { method: 'cash' as const, handle: null };
      return payClaims({
        state,
        guestId,
        claims: found.claims,
        paidBy,
        expectedAmountCents: null,
        paymentId: newId(),
        at,
      });
    }
    case 'treat': {
      const treated = state.claims[n % Math.max(1, state.claims.length)];
      const claims = state.claims.filter((each) => treated && isSamePerson(ownerOf(each), ownerOf(treated)));
      const payer = { guestId, name: 'Payer' };
      const payers = n % 2 === 0 ? [payer] : [payer, { guestId, name: 'Second payer' }];
      return treat({ state, actor: payer, claims, payers, expectedAmountCents: null, newId });
    }
    case 'confirm':
      return confirmPayment({ state, paymentId, at });
    case 'dispute':
      return disputePayment({ state, paymentId });
    case 'edit': {
      const kept = {
        currency: undefined,
        restaurantName: undefined,
        hostName: undefined,
        description: undefined,
        date: undefined,
      };
      const same = {
        payTo: undefined,
        exchangeRate: undefined,
        removesExchangeRate: false,
        expectedVersion: undefined,
        taxCents: undefined,
        alcoholTaxCents: undefined,
      };
      const fees = { feesCents: undefined, serviceChargePercent: undefined };
      const edit = {
        ...kept,
        ...same,
        ...fees,
        items: undefined,
        tipCents: n,
        discountCents: undefined,
        totalCents: undefined,
      };
      return editReceipt({ state, edit, newId });
    }
    case 'delete':
      return deleteReceipt({ state, at });
    case 'restore':
      return restoreReceipt({ state, now: NOW });
    case 'fault':
      throw new Error('A fault of ours');
    case 'unwritable': {
      const decided = takeOne();
      // PostgreSQL has no text with this character.
      return 'refusal' in decided
        ? decided
        : { ...decided, fact: { kind: 'householdLeft', by: { guestId: 'any', name: '\u0000' } } };
    }
  }
}

/** What was answered, and everything that the database has of the receipt, with neither tags nor write ids. */
async function allOf(rig: Rig, outcomes: readonly PromiseSettledResult<object>[]): Promise<unknown> {
  const { db } = database;
  const where = { receiptId: rig.receipt.id };
  const byKey = { key: 'asc' as const };
  const all = {
    outcomes: outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : [String(outcome.reason), 'receipt' in Object(outcome.reason)],
    ),
    state: await new ReceiptStore(db.pool).load(rig.receipt.id),
    trail: await db.prisma.change.findMany({ where, orderBy: { version: 'asc' }, omit: { recordedAt: true } }),
    keys: await db.prisma.idempotencyKey.findMany({
      where: { key: { startsWith: rig.tag } },
      orderBy: byKey,
      omit: { createdAt: true },
    }),
    claims: await db.prisma
      .$queryRaw`SELECT id, made_in, remind_at FROM claim WHERE receipt_id = ${rig.receipt.id} ORDER BY made_in, id`,
    payments: await db.prisma
      .$queryRaw`SELECT id, made_in, tell_payer_at FROM payment WHERE receipt_id = ${rig.receipt.id} ORDER BY made_in, id`,
    news: await db.prisma
      .$queryRaw`SELECT since_version, look_at FROM receipt_news WHERE receipt_id = ${rig.receipt.id}`,
  };
  const text = JSON.stringify(all, (name, value: unknown) =>
    name === 'writeId' || name === 'diners' ? undefined : typeof value === 'bigint' ? String(value) : value,
  );
  const names = [rig.tag, rig.receipt.id, rig.receipt.hostGuestId, ...rig.receipt.items.map(({ id }) => id)];
  return JSON.parse(names.reduce((rest, name, index) => rest.replaceAll(name, `name${index}`), text));
}

describe('changes that wait for one receipt', () => {
  it(
    `are answered and leave everything as if they had come one after another, in ${RUNS} runs`,
    async () => {
      await fc.assert(
        fc.asyncProperty(requests, async (all) => {
          const alone = await newRig();
          const inTurn: PromiseSettledResult<Awaited<ReturnType<typeof send>>>[] = [];
          for (const [index, request] of all.entries())
            inTurn.push(...(await Promise.allSettled([send(alone, request, `request${index}`)])));
          const crowded = await newRig();
          const together = await Promise.allSettled(
            all.map((request, index) => send(crowded, request, `request${index}`)),
          );
          // A retry is answered with the receipt as it is then, which is later in a crowd.
          const compared = (outcomes: typeof together) => outcomes.filter((_, index) => all[index]?.kind !== 'retry');
          expect(await allOf(crowded, compared(together))).toEqual(await allOf(alone, compared(inTurn)));
        }),
        { numRuns: RUNS },
      );
    },
    LOADED_MACHINE_MS,
  );

  it('are announced once, with the last version', async () => {
    const rig = await newRig();
    const before = table.published.length;
    const sent = Array.from({ length: 12 }, (_, n) =>
      send(rig, { kind: 'claim', n: 2 + 6 * n, isKeyed: true, isFirst: true }, `tap${n}`),
    );
    const outcomes = await Promise.allSettled(sent);
    const saved = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(saved).toBe(6);
    const versions = table.published.slice(before).map((event) => ('version' in event ? event.version : null));
    // The first does not wait for the others.
    expect(versions.length).toBeLessThanOrEqual(2);
    expect(versions.at(-1)).toBe(4 + saved);
  });

  it('act once when two of them carry the same key', async () => {
    const rig = await newRig();
    const tap = { kind: 'claim', n: 0, isKeyed: true, isFirst: true } as const;
    const [, first, second] = await Promise.all(['other', 'same', 'same'].map((name) => send(rig, tap, name)));
    expect(second?.answer).toMatchObject(first?.answer ?? {});
    expect(await database.db.prisma.claim.count({ where: { receiptId: rig.receipt.id } })).toBe(4);
  });

  it('are decided anew together when another process wrote in between', async () => {
    const other = table.otherProcess();
    const receipt = await table.newReceipt({ items: [{ name: 'Oysters', price: '2.00', quantity: 12 }] });
    const taps = Array.from({ length: 24 }, (_, n) =>
      (n % 2 === 0 ? table : other).claim(receipt, { item: 'Oysters', name: `Diner ${n}` }),
    );
    const outcomes = await Promise.allSettled(taps);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    const trail = await database.db.prisma.change.findMany({
      where: { receiptId: receipt.id },
      orderBy: { version: 'asc' },
    });
    expect(trail.map(({ version }) => version)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
    const oysters = itemNamed(receipt, 'Oysters');
    for (const { store } of [table.stranger(), other.stranger()])
      expect((await store.load(receipt.id))?.claims.filter(({ itemId }) => itemId === oysters.id)).toHaveLength(12);
  });
});
