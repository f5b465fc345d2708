import type { Random } from '@fairtab/domain/testing/random';
import { openCardAccount, readCardAccount } from '@fairtab/services/money/cards/cardAccount';
import { type CardProcessing, openCardProcessing } from '@fairtab/services/money/cards/CardProcessing';
import { type RunningStripe, startStripeDouble } from '@fairtab/services/money/cards/testing/startStripeDouble';
import { readConfig } from '@fairtab/services/config';
import type { ServiceContext } from '@fairtab/services/context';
import { type Database, openDatabase, PATIENCE_OF_JOBS } from '@fairtab/services/platform/db';
import { newBrowser, signIn, type TestBrowser } from '@fairtab/services/testing/browsers';
import { signedInAccount } from '@fairtab/services/testing/signedInAccount';
import { setTable, type Table } from '@fairtab/services/testing/table';
import { randomBytes } from 'node:crypto';

const START = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;

/** Somebody with a browser, and the name that they go by, which nobody else has. */
export interface Human {
  readonly name: string;
  readonly browser: TestBrowser;
  /** Set once they have an account. */
  account: Account | null;
  /** While they sign in: one person signs in to one account, or its names would be two people's. */
  isSigningIn: boolean;
}

export interface Account {
  readonly userId: string;
  readonly guestId: string;
  readonly username: string;
  takesCards: boolean;
  /** All names that its owner went by, in browsers that signed in to it. They may be nowhere once it is deleted. */
  readonly names: Set<string>;
}

/** The product on a database and a stand-in for the card processor, with some people who use it. */
export class World {
  readonly db: Database;
  readonly table: Table;
  readonly stripe: RunningStripe;
  readonly cards: CardProcessing;
  humans: Human[] = [];
  receiptIds: string[] = [];
  eveningIds: string[] = [];
  cardPaymentIds: string[] = [];
  /** Names and times of what was deleted. */
  erasedNames: string[] = [];
  erasedAt = new Date(0);
  /** Guests that became an account's guest. */
  movedGuestIds: string[] = [];
  movedAt = new Date(0);
  #now = START;
  #named = 0;

  private constructor(parts: { db: Database; stripe: RunningStripe; cards: CardProcessing }) {
    this.db = parts.db;
    this.stripe = parts.stripe;
    this.cards = parts.cards;
    this.table = setTable(parts.db, { now: () => new Date(this.#now) });
  }

  static async open(databaseUrl: string): Promise<World> {
    const stripe = await startStripeDouble();
    const cards = await openCardProcessing(readConfig({ DATABASE_URL: databaseUrl, ...stripe.env }));
    if (!cards) throw new Error('Cards are off');
    return new World({
      db: openDatabase({ url: databaseUrl, poolMax: 10, patience: PATIENCE_OF_JOBS }),
      stripe,
      cards,
    });
  }

  async close(): Promise<void> {
    await this.stripe.stop();
    await this.db.close();
  }

  /** Empties the database and seats new people: three with accounts, of whom two take cards, and three without. */
  async begin(): Promise<void> {
    await this.#empty();
    this.stripe.double.objects.clear();
    this.stripe.double.events.length = 0;
    this.receiptIds = [];
    this.eveningIds = [];
    this.cardPaymentIds = [];
    this.erasedNames = [];
    this.erasedAt = new Date(0);
    this.movedGuestIds = [];
    this.movedAt = new Date(0);
    this.humans = Array.from({ length: 6 }, () => this.newHuman());
    for (const human of this.humans.slice(0, 3)) await this.signUp(human);
    for (const human of this.humans.slice(0, 2)) await this.takeCards(human);
  }

  /** Time passes, so that what happens together has a moment of its own. */
  tick(): void {
    this.#now += MINUTE_MS;
  }

  get now(): Date {
    return new Date(this.#now);
  }

  newHuman(): Human {
    this.#named += 1;
    const name = `Zq${this.#named}x${randomBytes(3).toString('hex')}`;
    return { name, browser: newBrowser(this.table, { address: `of ${name}` }), account: null, isSigningIn: false };
  }

  async as({ browser }: Human): Promise<ServiceContext> {
    return { ...(await browser.context()), cards: this.cards };
  }

  /** Fairtab itself, as its jobs are. */
  system(): ServiceContext {
    return { ...this.table.stranger(), cards: this.cards };
  }

  async signUp(human: Human): Promise<void> {
    const { viewer } = await signedInAccount(this.table, {
      username: human.name,
      usernameKey: human.name.toLowerCase(),
    });
    const { guestId, session } = viewer;
    const account = {
      userId: session.userId,
      guestId,
      username: human.name,
      takesCards: false,
      names: new Set<string>(),
    };
    await this.logIn(human, account);
  }

  /** The account takes over what the browser's guest had. */
  async logIn(human: Human, account: Account): Promise<void> {
    const { viewer } = await human.browser.context();
    await signIn(human.browser, { username: account.username });
    if (viewer.session === null && viewer.guestId !== null) this.movedGuestIds.push(viewer.guestId);
    this.movedAt = this.now;
    human.account = account;
    account.names.add(human.name);
  }

  async takeCards(human: Human): Promise<void> {
    const ctx = await this.as(human);
    await openCardAccount(ctx);
    const cardAccount = await readCardAccount(ctx);
    if (!cardAccount) throw new Error('There is no card account');
    this.stripe.double.makeReady(cardAccount.id);
    await readCardAccount(ctx);
    if (human.account) human.account.takesCards = true;
  }

  human(random: Random): Human {
    return random.pick(this.humans);
  }

  async #empty(): Promise<void> {
    const { rows } = await this.db.pool.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'installation_key')`,
    );
    await this.db.pool.query(`TRUNCATE ${rows.map(({ name }) => name).join(', ')} CASCADE`);
  }
}
