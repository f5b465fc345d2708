import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { LivePhone } from '../../testing/LivePhone';
import { attempt, createReceipt, readReceipt, type SeenReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

let here: RunningApi;
let there: RunningApi;
beforeAll(async () => {
  here = await startApi();
  there = await startApi({ database: here.database });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const NAMES = ['Ana', 'ana', 'Ben', 'Cleo'] as const;
const PHONES = 3;

/** One step of an evening. Numbers choose among what there is at that moment. */
type Step =
  | { readonly move: Move; readonly who: number; readonly which: number; readonly amount: number }
  | { readonly phone: (typeof MISHAPS)[number]; readonly which: number };

const MISHAPS = ['cut', 'lose', 'hold', 'release', 'reload', 'newcomer'] as const;
const MOVES = {
  claim: ({ item, name, amount }) => ['claimItem', { itemId: item, claimerName: name, units: 1, splitCount: amount }],
  unclaim: ({ claim }) => ['unclaim', { claimId: claim }],
  pay: ({ receiptId }) => ['payClaims', { receiptId, method: 'CASH' }],
  confirm: ({ payment }) => ['confirmPayment', { paymentId: payment }],
  dispute: ({ payment }) => ['disputePayment', { paymentId: payment }],
  cancel: ({ claim }) => ['cancelClaim', { claimId: claim }],
  reopen: ({ claim }) => ['reopenClaim', { claimId: claim }],
  tip: ({ receiptId, amount }) => ['editReceipt', { receiptId, tip: `${amount}.00`, description: `tip ${amount}` }],
  removeItem: ({ receiptId, items }) => ['editReceipt', { receiptId, items: items.slice(1) }],
  payTo: ({ receiptId, amount }) => [
    'editReceipt',
    { receiptId, payTo: [{ method: 'VENMO', handle: `host-${amount}` }] },
  ],
  photos: ({ receiptId, amount }) => ['sharePhotos', { receiptId, areShared: amount % 2 === 0 }],
  delete: ({ receiptId }) => ['deleteReceipt', { receiptId }],
  restore: ({ receiptId }) => ['restoreReceipt', { receiptId }],
} satisfies Record<string, (parts: Parts) => [mutation: string, input: object]>;
type Move = keyof typeof MOVES;

interface Parts {
  readonly receiptId: string;
  readonly item: string;
  readonly items: readonly object[];
  readonly claim: string;
  readonly payment: string;
  readonly name: string;
  readonly amount: number;
}

const FREQUENT: readonly Move[] = ['claim', 'claim', 'claim', 'claim', 'unclaim', 'pay', 'confirm', 'dispute'];
const BY_HOST: ReadonlySet<Move> = new Set<Move>([
  'confirm',
  'dispute',
  'cancel',
  'reopen',
  'tip',
  'removeItem',
  'payTo',
  'photos',
  'delete',
  'restore',
]);

const anyNumber = fc.nat({ max: 1_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      move: fc.constantFrom(...FREQUENT),
      who: anyNumber,
      which: anyNumber,
      amount: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      move: fc.constantFrom(...(Object.keys(MOVES) as Move[])),
      who: anyNumber,
      which: anyNumber,
      amount: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ phone: fc.constantFrom(...MISHAPS), which: anyNumber }) },
);
/** Steps of one batch are taken at the same time, so that their events come together. */
const evening = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 4, maxLength: 12 });

const ALL = `query ($id: ID!) { receipt(id: $id) {
  items { id name price quantity claims { id } } payments { id } } }`;

/** A table with phones in both processes. */
class Evening {
  readonly phones: LivePhone[] = [];
  readonly #guests: Browser[];
  readonly #release: (() => void)[] = [];

  constructor(
    readonly host: Browser,
    readonly receipt: SeenReceipt,
  ) {
    this.#guests = [host, here.browser(), there.browser(), there.browser()];
  }

  async join(): Promise<void> {
    const api = this.phones.length % 2 === 0 ? here : there;
    const phone = new LivePhone(this.host.at(api.url), this.receipt);
    await phone.load();
    phone.watch();
    this.phones.push(phone);
  }

  async take(steps: readonly Step[]): Promise<void> {
    const { data } = await this.host.ask(ALL, { id: this.receipt.id });
    const now = (data?.['receipt'] ?? { items: [], payments: [] }) as Seen;
    await Promise.all(steps.map((one) => ('move' in one ? this.#move(one, now) : this.#happen(one))));
  }

  async #move({ move, who, which, amount }: Extract<Step, { move: Move }>, { items, payments }: Seen): Promise<void> {
    const actor = BY_HOST.has(move) ? this.host : pick(this.#guests, who);
    const [mutation, input] = MOVES[move]({
      receiptId: this.receipt.id,
      item: pick(items, which)?.id ?? '',
      items: items.map(({ id, name, price, quantity }) => ({ id, name, price, quantity })),
      claim:
        pick(
          items.flatMap(({ claims }) => claims),
          which,
        )?.id ?? '',
      payment: pick(payments, which)?.id ?? '',
      name: pick(NAMES, who) ?? '',
      amount,
    });
    // What is refused changes nothing, which is fine here.
    if (actor) await attempt(actor, { mutation, input });
  }

  async #happen({ phone: mishap, which }: Extract<Step, { phone: string }>): Promise<void> {
    const phone = pick(this.phones, which);
    if (!phone) return;
    if (mishap === 'cut') phone.cut();
    if (mishap === 'lose') phone.losing = 1;
    if (mishap === 'hold') phone.held ??= new Promise((resolve) => this.#release.push(resolve));
    if (mishap === 'release') this.release();
    // An answer that is kept back must not keep the evening waiting.
    if (mishap === 'reload') void phone.load();
    if (mishap === 'newcomer' && this.phones.length < PHONES + 2) await this.join();
  }

  release(): void {
    for (const phone of this.phones) phone.held = null;
    for (const release of this.#release.splice(0)) release();
  }
}

interface Seen {
  readonly items: readonly {
    id: string;
    name: string;
    price: string;
    quantity: number;
    claims: readonly { id: string }[];
  }[];
  readonly payments: readonly { id: string }[];
}

function pick<T>(list: readonly T[], which: number): T | undefined {
  return list[which % list.length];
}

describe('a phone that followed the events', () => {
  it('shows the same as one that has just loaded, whatever happened to the receipt and to the connection', async () => {
    await fc.assert(
      fc.asyncProperty(evening, async (batches) => {
        const host = here.browser();
        const table = new Evening(host, await createReceipt(host, BILL));
        for (let index = 0; index < PHONES; index++) await table.join();
        for (const steps of batches) await table.take(steps);
        await attempt(host, { mutation: 'restoreReceipt', input: { receiptId: table.receipt.id } });
        // The last event may have been a lost one. The next shows that it is missing.
        for (const phone of table.phones) phone.losing = 0;
        await attempt(host, { mutation: 'editReceipt', input: { receiptId: table.receipt.id, hostName: 'Lucia' } });
        table.release();
        const fresh = new LivePhone(host, table.receipt);
        const { version } = await readReceipt(host, table.receipt.id);
        for (const phone of table.phones) {
          // A page that was opened while the bill was deleted shows no table to follow. Somebody opens it again.
          if (!phone.table) await phone.load();
          await eventually(async () => {
            await fresh.load();
            expect(phone.table).toEqual(fresh.table);
            expect(phone.version).toBe(version);
            // After a lost event the phone asks for the trail, whose answer may still be on its way.
            expect(phone.trail).toEqual(phone.trail.map((_, index) => version - index));
          });
          expect(phone.told).toEqual([...new Set(phone.told)].sort((a, b) => a - b));
        }
        await Promise.all([fresh, ...table.phones].map((phone) => phone.close()));
      }),
      { numRuns: 5, endOnFailure: true },
    );
  }, 120_000);
});

const BILL = {
  items: [
    { name: 'Nachos', price: '12.00', quantity: 3 },
    { name: 'Negroni', price: '11.00', quantity: 2 },
    { name: 'Coffee', price: '3.33', quantity: 1 },
  ],
};
