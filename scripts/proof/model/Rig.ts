import { Random } from '@fairtab/domain/testing/random';
import { randomReceipt } from '@fairtab/domain/testing/bills';
import { formatMoney } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ChangeRecord } from '@fairtab/domain/facts/trail';
import { openDatabase, type Database } from '@fairtab/services/platform/db';
import { plainContext } from '@fairtab/services/plainContext';
import { createReceipt } from '@fairtab/services/receipts/createReceipt';
import { queryReceipt } from '@fairtab/services/receipts/receiptQuery';
import { contextParts } from '@fairtab/services/testing/contextParts';
import { newSecret } from '@fairtab/services/platform/secrets';
import type { ServiceContext } from '@fairtab/services/context';
import { randomBytes } from 'node:crypto';
import type { Act, Outcome } from './Act';
import { lineInput } from './lineInput';
import { PATIENCE_OF_PROOFS } from './patience';
import { Performer } from './Performer';

const PROCESSES = 2;

/** A table before anybody has done anything: the bill, its host and the guests of other browsers, and an account. */
export interface NewTable {
  readonly receipt: ReceiptState;
  readonly browsers: readonly string[];
  readonly accountGuestId: string;
  readonly now: number;
  readonly address: string;
}

/** The product under proof: two processes with the services on one PostgreSQL, and a look into the database past them. */
export class Rig {
  readonly #db: Database;
  readonly #processes: readonly Performer[];
  #tables = 0;

  private constructor(db: Database, processes: readonly Performer[]) {
    this.#db = db;
    this.#processes = processes;
  }

  static async open(databaseUrl: string): Promise<Rig> {
    const processes = await Promise.all(Array.from({ length: PROCESSES }, () => Performer.start(databaseUrl)));
    return new Rig(openDatabase({ url: databaseUrl, poolMax: 4, patience: PATIENCE_OF_PROOFS }), processes);
  }

  /** @param table.items how many lines the random bill has */
  async newTable({ seed, items, diners }: { seed: number; items: number; diners: number }): Promise<NewTable> {
    this.#tables += 1;
    const address = `table ${this.#tables}`;
    const now = Date.now();
    const browsers = await Promise.all(Array.from({ length: diners + 1 }, () => this.#newGuest(newSecret().tokenHash)));
    const accountGuestId = await this.#newAccount();
    const { taxCents, alcoholTaxCents, tipCents, feesCents, discountCents, ...bill } = randomReceipt(
      new Random(seed),
      items,
    );
    const { receipt } = await createReceipt(this.#context({ guestId: browsers[0] ?? '', address, now }), {
      hostName: 'Hana',
      items: bill.items.map(({ id: _, ...item }) => lineInput(item)),
      tax: formatMoney(taxCents, 'USD'),
      alcoholTax: formatMoney(alcoholTaxCents, 'USD'),
      tip: formatMoney(tipCents, 'USD'),
      fees: formatMoney(feesCents, 'USD'),
      discount: formatMoney(discountCents, 'USD'),
    });
    return { receipt, browsers, accountGuestId, now, address };
  }

  perform(process: number, { act, now, address }: { act: Act; now: number; address: string }): Promise<Outcome> {
    const chosen = this.#processes[process % PROCESSES];
    if (!chosen) throw new RangeError('no such process');
    return chosen.perform({ act, now, address });
  }

  /** What the database has, past every cache: the receipt and its trail after a version. */
  async read(
    id: string,
    changesAfter: number,
  ): Promise<{ receipt: ReceiptState; changes: readonly ChangeRecord[] } | null> {
    return queryReceipt(this.#db.pool, { id, changesAfter });
  }

  /** How often each key is stored. A key that is not stored is left out. */
  async keysStored(keys: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.#db.pool.query<{ key: string; count: number }>(
      'SELECT key, count(*)::int AS count FROM idempotency_key WHERE key = ANY ($1) GROUP BY key',
      [keys],
    );
    return new Map(rows.map(({ key, count }) => [key, count]));
  }

  async close(): Promise<void> {
    await Promise.all(this.#processes.map((process) => process.stop()));
    await this.#db.close();
  }

  async #newGuest(tokenHash: Uint8Array<ArrayBuffer> | null): Promise<string> {
    const id = randomBytes(16).toString('base64url');
    await this.#db.prisma.guest.create({ data: { id, tokenHash } });
    return id;
  }

  async #newAccount(): Promise<string> {
    const guestId = await this.#newGuest(null);
    const names = { username: guestId, usernameKey: guestId };
    await this.#db.prisma.user.create({ data: { id: guestId, guestId, ...names, passwordHash: 'nobody logs in' } });
    return guestId;
  }

  #context({ guestId, address, now }: { guestId: string; address: string; now: number }): ServiceContext {
    const client = { address, userAgent: 'a test' };
    const viewer = { guestId, session: null };
    return plainContext({ ...contextParts({ db: this.#db }), client, viewer, now: () => new Date(now) });
  }
}
