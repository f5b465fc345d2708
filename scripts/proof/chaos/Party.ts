import { Random } from '@fairtab/domain/testing/random';
import { setTimeout as wait } from 'node:timers/promises';
import { Phone, type Answered, type Figures, type Write } from './Phone';

const LINES = [
  { name: 'Beer', price: '5.01', quantity: 40 },
  { name: 'Nachos', price: '9.99', quantity: 12 },
  { name: 'Soup', price: '7.77', quantity: 1 },
];

/** A write that was answered. */
export interface Acknowledged extends Answered {
  readonly mutation: string;
  /** What it was about: the claims of an unclaim or a payment, the payment of a confirmation. */
  readonly about: readonly string[];
}

interface OpenTable {
  readonly receiptId: string;
  readonly linkId: string;
  readonly items: readonly { readonly id: string }[];
}

/** The people at one table. Each claims, gives back and pays; the host also edits the tip and confirms payments. */
export class Party {
  readonly table: OpenTable;
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that no client may see: refusals that nothing explains, faults of ours, no answer for minutes. */
  readonly problems: string[] = [];
  readonly #host: Phone;
  readonly #phones: readonly Phone[];
  readonly #reported: string[] = [];

  private constructor(table: OpenTable, host: Phone, phones: readonly Phone[]) {
    this.table = table;
    this.#host = host;
    this.#phones = phones;
  }

  static async open({
    urls,
    diners,
    figures,
  }: {
    urls: readonly string[];
    diners: number;
    figures?: Figures;
  }): Promise<Party> {
    const host = new Phone(urls, 0, figures);
    const { result } = await host.write({
      mutation: 'createReceipt',
      input: { restaurantName: 'Casa Nacho', items: LINES, tax: '11.13', tip: '40.00' },
      payload: 'receipt { id linkId items { id } }',
    });
    const { id, linkId, items } = result['receipt'] as { id: string; linkId: string; items: { id: string }[] };
    const phones = Array.from({ length: diners }, (_, index) => new Phone(urls, index, figures));
    return new Party({ receiptId: id, linkId, items }, host, phones);
  }

  /** Everybody taps until `isOver`, and then waits for the last answer. */
  async run({ seed, isOver }: { seed: number; isOver: () => boolean }): Promise<void> {
    const people = this.#phones.map((phone, index) => this.#dine(phone, { random: new Random(seed + index), isOver }));
    await Promise.all([...people, this.#beHost({ random: new Random(seed - 1), isOver })]);
    for (const phone of [this.#host, ...this.#phones]) this.problems.push(...phone.faults);
  }

  async #dine(phone: Phone, { random, isOver }: { random: Random; isOver: () => boolean }): Promise<void> {
    const open: string[] = [];
    while (!isOver()) {
      await wait(random.int(50, 400));
      const claimId = open.length > 0 && random.chance(0.5) ? random.pick(open) : null;
      if (claimId === null) {
        const input = { itemId: random.pick(this.table.items).id, claimerName: 'Ana', units: 1 };
        const splitCount = random.int(1, 4);
        const result = await this.#write(phone, {
          mutation: 'claimItem',
          input: { ...input, splitCount },
          payload: 'claim { id }',
        });
        if (result) open.push((result['claim'] as { id: string }).id);
      } else {
        open.splice(open.indexOf(claimId), 1);
        await (random.chance(0.5) ? this.#unclaim(phone, claimId) : this.#pay(phone, claimId));
      }
    }
  }

  #unclaim(phone: Phone, claimId: string): Promise<unknown> {
    const payload = 'deletedClaimId';
    return this.#write(phone, { mutation: 'unclaim', input: { claimId }, payload }, [claimId]);
  }

  async #pay(phone: Phone, claimId: string): Promise<void> {
    const input = { receiptId: this.table.receiptId, claimIds: [claimId], method: 'CASH' };
    const payment = await this.#write(phone, { mutation: 'payClaims', input, payload: 'payment { id }' }, [claimId]);
    if (payment) this.#reported.push((payment['payment'] as { id: string }).id);
  }

  async #beHost({ random, isOver }: { random: Random; isOver: () => boolean }): Promise<void> {
    while (!isOver()) {
      await wait(random.int(200, 1_000));
      const paymentId = this.#reported.shift();
      const { receiptId } = this.table;
      if (paymentId !== undefined) {
        const payload = 'payment { status }';
        await this.#write(this.#host, { mutation: 'confirmPayment', input: { paymentId }, payload }, [paymentId]);
      } else {
        const input = { receiptId, tip: `${random.int(0, 99)}.00` };
        await this.#write(this.#host, { mutation: 'editReceipt', input, payload: 'receipt { version }' });
      }
    }
  }

  /** @returns the payload; null when it was refused. */
  async #write(phone: Phone, write: Write, about: readonly string[] = []): Promise<Answered['result'] | null> {
    const { mutation } = write;
    try {
      const answered = await phone.write(write);
      if (answered.result.__typename.endsWith('Payload')) {
        this.acknowledged.push({ ...answered, mutation, about });
        return answered.result;
      }
      if (answered.result.__typename !== 'AlreadyClaimed')
        this.problems.push(`${mutation} after ${answered.tries} tries: ${JSON.stringify(answered.result)}`);
    } catch (error) {
      this.problems.push(String(error));
    }
    return null;
  }
}
