import { randomBytes } from 'node:crypto';

type Fields = Record<string, unknown>;
/** An object of the processor as it goes over the wire. */
export type StripeObject = Fields & { readonly id: string; readonly object: string };

export interface DoubleEvent {
  readonly id: string;
  readonly body: string;
}

const COST = { charge: 30, dispute: 15_00 };
const nowS = (): number => Math.floor(Date.now() / 1000);
const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

/**
 * What the processor knows and does, as far as Fairtab uses it. Each change makes the events that the real one sends; a test
 * delivers them, in whatever order and number.
 */
export class StripeDouble {
  readonly objects = new Map<string, StripeObject>();
  readonly events: DoubleEvent[] = [];
  /** Called with each event as it is made. */
  onEvent: (event: DoubleEvent) => void = () => undefined;

  makeAccount(fields: Fields = {}): StripeObject {
    return this.#put(newId('acct'), 'account', {
      charges_enabled: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      metadata: {},
      ...fields,
    });
  }

  /** The host has answered all that the processor asks for. */
  makeReady(accountId: string): void {
    this.#change(accountId, { charges_enabled: true, payouts_enabled: true, capabilities: { transfers: 'active' } });
    this.#tell('account.updated', accountId, accountId);
  }

  makeIntent(fields: Fields): StripeObject {
    const id = newId('pi');
    return this.#put(id, 'payment_intent', {
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(6).toString('hex')}`,
      last_payment_error: null,
      latest_charge: null,
      metadata: {},
      ...fields,
    });
  }

  intentOfSecret(secret: string): StripeObject | undefined {
    return [...this.objects.values()].find((object) => object['client_secret'] === secret);
  }

  /** The bank takes its time. */
  process(intentId: string): void {
    this.#change(intentId, { status: 'processing', last_payment_error: null });
    this.#tell('payment_intent.processing', intentId);
  }

  decline(intentId: string, reason = 'insufficient_funds'): void {
    const error = { code: 'card_declined', decline_code: reason, message: 'Your card was declined.' };
    this.#change(intentId, { status: 'requires_payment_method', last_payment_error: error });
    this.#tell('payment_intent.payment_failed', intentId);
  }

  /** The card is charged, and the host's part is transferred. */
  charge(intentId: string): void {
    const intent = this.#get(intentId);
    if (intent['status'] === 'succeeded' || intent['status'] === 'canceled') return;
    const amount = Number(intent['amount']);
    const [chargeId, transferId] = [newId('ch'), newId('tr')];
    const fee = Math.round(amount * 0.029) + COST.charge;
    this.#put(transferId, 'transfer', { amount, destination: intent['transfer_data'] });
    this.#put(chargeId, 'charge', {
      amount,
      status: 'succeeded',
      payment_intent: intentId,
      transfer: transferId,
      balance_transaction: this.#enter({ type: 'charge', amount, fee, source: chargeId }),
    });
    this.#change(intentId, { status: 'succeeded', latest_charge: chargeId, last_payment_error: null });
    this.#tell('payment_intent.succeeded', intentId);
    this.#tell('charge.succeeded', chargeId);
  }

  cancel(intentId: string): StripeObject {
    this.#change(intentId, { status: 'canceled' });
    this.#tell('payment_intent.canceled', intentId);
    return this.#get(intentId);
  }

  /** @returns null when all of it was given back already. */
  refund({ payment_intent: intentId, reverse_transfer: reverses }: Fields): StripeObject | null {
    const intent = this.#get(String(intentId));
    if (this.of('refund', String(intentId)).some(({ status }) => status !== 'failed')) return null;
    const refundId = newId('re');
    const amount = Number(intent['amount']);
    this.#put(refundId, 'refund', {
      amount,
      status: 'succeeded',
      payment_intent: intentId,
      transfer_reversal: reverses === 'true' ? newId('trr') : null,
      balance_transaction: this.#enter({ type: 'refund', amount: -amount, fee: 0, source: refundId }),
    });
    this.#tell('refund.created', refundId);
    this.#tell('charge.refunded', String(intent['latest_charge']));
    return this.#get(refundId);
  }

  /** The card's bank does not take the money back. */
  failRefund(refundId: string): void {
    this.#change(refundId, { status: 'failed' });
    this.#tell('refund.failed', refundId);
  }

  /** The payer's bank takes the money until somebody decides. */
  dispute(intentId: string): string {
    const amount = Number(this.#get(intentId)['amount']);
    const id = newId('dp');
    this.#put(id, 'dispute', {
      amount,
      status: 'needs_response',
      payment_intent: intentId,
      balance_transactions: [
        this.#get(this.#enter({ type: 'adjustment', amount: -amount, fee: COST.dispute, source: id })),
      ],
    });
    this.#tell('charge.dispute.created', id);
    return id;
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = this.#get(id);
    const entries = dispute['balance_transactions'] as StripeObject[];
    const given = { type: 'adjustment', amount: Number(dispute['amount']), fee: 0, source: id };
    const balance_transactions = status === 'won' ? [...entries, this.#get(this.#enter(given))] : entries;
    this.#change(id, { status, balance_transactions });
    this.#tell('charge.dispute.closed', id);
  }

  reverse(transferId: string, fields: Fields): StripeObject {
    return this.#put(newId('trr'), 'transfer_reversal', { transfer: transferId, metadata: {}, ...fields });
  }

  payOut(accountId: string, { amount, status }: { amount: number; status: 'paid' | 'failed' | 'pending' }): string {
    const { id } = this.#put(newId('po'), 'payout', { amount, status, failure_code: null });
    this.setPayout(id, { accountId, status });
    return id;
  }

  setPayout(id: string, { accountId, status }: { accountId: string; status: 'paid' | 'failed' | 'pending' }): void {
    this.#change(id, { status, failure_code: status === 'failed' ? 'account_closed' : null });
    this.#tell(status === 'pending' ? 'payout.created' : `payout.${status}`, id, accountId);
  }

  /** The refunds, disputes or others of a payment. */
  of(kind: string, intentId: string): StripeObject[] {
    return this.all(kind).filter((object) => object['payment_intent'] === intentId);
  }

  all(kind: string): StripeObject[] {
    return [...this.objects.values()].filter(({ object }) => object === kind);
  }

  #enter(entry: Fields): string {
    return this.#put(newId('txn'), 'balance_transaction', { created: nowS(), ...entry }).id;
  }

  #put(id: string, object: string, fields: Fields): StripeObject {
    const made = { id, object, created: nowS(), ...fields };
    this.objects.set(id, made);
    return made;
  }

  #get(id: string): StripeObject {
    const found = this.objects.get(id);
    if (!found) throw new Error(`The processor knows no ${id}`);
    return found;
  }

  #change(id: string, fields: Fields): void {
    this.objects.set(id, { ...this.#get(id), ...fields });
  }

  #tell(type: string, id: string, account?: string): void {
    const event = { id: newId('evt'), object: 'event', type, created: nowS(), data: { object: this.#get(id) } };
    const made = { id: event.id, body: JSON.stringify(account === undefined ? event : { ...event, account }) };
    this.events.push(made);
    this.onEvent(made);
  }
}
