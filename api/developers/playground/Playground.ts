import { readStream, type Told } from './readStream';
import { webhookBodies, type RestChange } from './webhookBodies';

type Who = 'PRIYA' | 'ANA';
type Body = Readonly<Record<string, unknown>>;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Body | null;
}

/** The bill of the visitor, as far as the steps have to know it. */
export interface Table {
  readonly id: string;
  readonly claim: { readonly id: string; readonly status: 'claimed' | 'paid' } | null;
  /** The units of the first dish that nobody has claimed. */
  readonly firstLeft: number;
  readonly isSettled: boolean;
}

/** The result of a call, and how a program hears of it. */
export interface Heard {
  readonly told: Told;
  readonly bodies: readonly { readonly type: string }[];
  readonly curl: string;
}

interface Claim {
  readonly id: string;
  readonly itemIndex: number;
  readonly units: number;
  readonly status: string;
}

/** How long a call waits to be heard of by the stream, in ms. Then the next one goes on all the same. */
const HEARD_WITHIN_MS = 5_000;
const RECONNECT_MS = 2_000;

/** A table with two guests of its own, which calls the API as a program does and hears of it by `receiptEvents`. */
export class Playground {
  table: Table | null = null;
  readonly #origin: string;
  readonly #onHeard: (heard: Heard) => void;
  readonly #stop = new AbortController();
  readonly #tokens: Partial<Record<Who, string>>;
  #cursor: string | null = null;
  #curl = '';
  #isHeard = (): void => undefined;
  #paymentId = '';

  /** @param options.tokens of guests or accounts that are there already; new guests are made for the others. */
  constructor({
    origin,
    onHeard,
    tokens = {},
  }: {
    origin: string;
    onHeard: (heard: Heard) => void;
    tokens?: Partial<Record<Who, string>>;
  }) {
    this.#origin = origin;
    this.#onHeard = onHeard;
    this.#tokens = { ...tokens };
  }

  /** The values that the next steps in a terminal need; null before there is a table. */
  get variables(): string | null {
    if (!this.table) return null;
    const { PRIYA, ANA } = this.#tokens;
    return `FAIRTAB=${this.#origin}\nPRIYA=${PRIYA}\nANA=${ANA}\nBILL=${this.table.id}`;
  }

  async newTable(bill: Body & { readonly items: readonly (Body & { readonly quantity?: number })[] }): Promise<void> {
    await this.#start();
    this.table = null;
    const call = { method: 'POST', path: '/api/shared-receipts', body: bill };
    const { id } = await this.#change<{ id: string }>('PRIYA', call);
    this.table = { id, claim: null, firstLeft: bill.items[0]?.quantity ?? 1, isSettled: false };
  }

  async claim(wanted: { itemIndex: number; units: number }): Promise<void> {
    const body = { ...wanted, claimerName: 'Ana' };
    const call = { method: 'POST', path: `/api/shared-receipts/${this.#id}/claims`, body };
    const { id } = await this.#change<Claim>('ANA', call);
    this.#set({ claim: { id, status: 'claimed' } });
    if (wanted.itemIndex === 0) this.#leaveFirst(-wanted.units);
  }

  /** Ana gives back the one unit of the first dish that she claimed. */
  async giveBack(): Promise<void> {
    await this.#change('ANA', {
      method: 'DELETE',
      path: `/api/shared-receipt-claims/${this.table?.claim?.id}`,
      body: {},
    });
    this.#set({ claim: null });
    this.#leaveFirst(1);
  }

  async addItem(item: Body): Promise<void> {
    await this.#change('PRIYA', { method: 'POST', path: `/api/receipts/${this.#id}/items`, body: item });
  }

  /** Ana says that she paid for what she claimed. */
  async pay(): Promise<void> {
    const { claim } = this.table ?? {};
    if (!claim) return;
    const path = `/api/shared-receipt-claims/${claim.id}`;
    await this.#change('ANA', { method: 'PATCH', path, body: { paymentMethod: 'cash' } });
    this.#set({ claim: { ...claim, status: 'paid' } });
  }

  async answerPayment(mutation: 'confirmPayment' | 'disputePayment'): Promise<void> {
    const type = mutation === 'confirmPayment' ? 'ConfirmPaymentInput' : 'DisputePaymentInput';
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename ... on Error { message } } }`;
    const variables = { input: { paymentId: this.#paymentId } };
    const { data } = await this.#change<{ data: Record<string, { message?: string }> }>('PRIYA', {
      method: 'POST',
      path: '/graphql',
      body: { query, variables },
    });
    const refusal = data[mutation]?.message;
    if (refusal !== undefined) throw new Error(refusal);
    const { claim } = this.table ?? {};
    if (mutation === 'confirmPayment') this.#set({ claim: null });
    else this.#set({ claim: claim ? { ...claim, status: 'claimed' } : null, isSettled: false });
  }

  /** Pays what is claimed, and then claims and pays what is left. */
  async settle(): Promise<void> {
    if (this.table?.claim?.status === 'claimed') await this.pay();
    const { items, claims } = await this.#read<{ items: { quantity: number }[]; claims: Claim[] }>(
      `/api/shared-receipts/${this.#id}`,
    );
    for (const [itemIndex, { quantity }] of items.entries()) {
      const taken = claims.filter((claim) => claim.itemIndex === itemIndex && claim.status !== 'cancelled');
      const units = taken.reduce((left, claim) => left - claim.units, quantity);
      if (units === 0) continue;
      await this.claim({ itemIndex, units });
      await this.pay();
    }
  }

  /** Ends the stream. */
  stop(): void {
    this.#stop.abort();
  }

  #isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  get #id(): string {
    return this.table?.id ?? '';
  }

  #set(part: Partial<Table>): void {
    if (this.table) this.table = { ...this.table, ...part };
  }

  #leaveFirst(more: number): void {
    if (this.table) this.#set({ firstLeft: this.table.firstLeft + more });
  }

  async #start(): Promise<void> {
    if (this.#cursor !== null) return;
    for (const who of ['PRIYA', 'ANA'] as const)
      this.#tokens[who] ??= (
        await this.#send<{ token: string }>(null, { method: 'POST', path: '/api/guests', body: {} })
      ).token;
    const isOpen = new Promise<void>((resolve, reject) => void this.#follow(resolve).catch(reject));
    await isOpen;
  }

  /** Hears of everything that Priya takes part in, and goes on where it was when the stream breaks. */
  async #follow(onOpen: () => void): Promise<void> {
    const { signal } = this.#stop;
    while (!this.#isStopped()) {
      try {
        const token = this.#tokens.PRIYA ?? '';
        for await (const told of readStream(this.#origin, { token, after: this.#cursor, signal })) {
          if (told.change) await this.#hear(told);
          this.#cursor = told.cursor;
          onOpen();
        }
      } catch (error) {
        if (this.#isStopped()) return;
        if (this.#cursor === null) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    }
  }

  async #hear(told: Told): Promise<void> {
    const { linkId } = told.receipt ?? {};
    const changes = await this.#read<RestChange[]>(`/api/shared-receipts/${linkId}/changes`);
    const change = changes.find(({ version }) => version === told.change?.version);
    if (!change) return;
    if (change.fact && 'paymentId' in change.fact) this.#paymentId = String(change.fact.paymentId);
    const bodies = webhookBodies(told, change);
    if (bodies.some(({ type }) => type === 'receipt.settled')) this.#set({ isSettled: true });
    this.#onHeard({ told, bodies, curl: this.#curl });
    this.#isHeard();
  }

  /** A call that changes the table, answered once the stream has told of it. */
  async #change<Answer>(who: Who, call: Call): Promise<Answer> {
    this.#curl = this.#asCurl(who, call);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = new Promise<void>((resolve) => {
      this.#isHeard = resolve;
      timer = setTimeout(resolve, HEARD_WITHIN_MS);
    });
    try {
      const answer = await this.#send<Answer>(who, call);
      await heard;
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  async #read<Answer>(path: string): Promise<Answer> {
    return this.#send<Answer>('PRIYA', { method: 'GET', path, body: null });
  }

  async #send<Answer>(who: Who | null, { method, path, body }: Call): Promise<Answer> {
    const response = await fetch(this.#origin + path, {
      method,
      // Whoever looks at this page may be logged in. The table is not theirs.
      credentials: 'omit',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(who && { authorization: `Bearer ${this.#tokens[who]}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok)
      throw new Error((answer as { message?: string }).message ?? `It was answered with ${response.status}.`);
    return answer as Answer;
  }

  #asCurl(who: Who, { method, path, body }: Call): string {
    const place = this.table ? path.replace(this.table.id, '$BILL') : path;
    return [
      `curl${method === 'POST' ? '' : ` -X ${method}`} "$FAIRTAB${place}"`,
      `  -H "Authorization: Bearer $${who}"`,
      `  -H 'Content-Type: application/json'`,
      `  -d '${JSON.stringify(body)}'`,
    ].join(' \\\n');
  }
}
