import { withCovers } from '../bill/contributions';
import { householdOf, payersWith } from '../households';
import { acceptPayment } from '../moves/acceptPayment';
import { askHousehold } from '../moves/askHousehold';
import { cancelClaim } from '../moves/cancelClaim';
import { claimItem } from '../moves/claimItem';
import { confirmPayment } from '../moves/confirmPayment';
import type { Decided } from '../moves/Decision';
import { disputePayment } from '../moves/disputePayment';
import { editReceipt } from '../moves/editReceipt';
import { joinHousehold } from '../moves/joinHousehold';
import { leaveHousehold } from '../moves/leaveHousehold';
import { passOn, takeBackPassedOn } from '../moves/passOn';
import { setContribution } from '../moves/setContribution';
import { claimsToPay, payClaims } from '../moves/payClaims';
import type { Refusal } from '../moves/Refusal';
import { reopenClaim } from '../moves/reopenClaim';
import { endTreat } from '../moves/endTreat';
import { treat } from '../moves/treat';
import { unclaim } from '../moves/unclaim';
import type { Portion } from '../claims';
import type { Cents } from '../money';
import {
  freePiecesOf,
  liveClaimsOn,
  ownerOf,
  type ClaimState,
  type ItemState,
  type PaymentState,
  type Person,
  type ReceiptState,
  isSamePerson,
} from '../receipts';
import { rulerOf, type Bill, type Piece } from '../shares';

const NOW = new Date('2026-11-20T21:00:00.000Z');
const AT = NOW.toISOString();
const DAY_MS = 24 * 60 * 60 * 1000;

/** A line as an edit sends it; a new line has no id yet. */
export type EditedLine = Omit<ItemState, 'id'> & { readonly id: string | null };

/** Keeps the state of one receipt in memory and makes the moves of domain/moves on it, as changeReceipt does. */
export class Table {
  state: ReceiptState;
  /** For each payment, the guests who paid together with its payer. */
  private readonly together = new Map<string, readonly string[]>();
  private claimsMade = 0;
  private idsMade = 0;

  constructor(state: ReceiptState) {
    this.state = state;
  }

  /** A new name of one of three guests claims. @returns the claim, or null when less than the portion is left. */
  claim(item: ItemState, portion: Portion): ClaimState | null {
    return this.claimWanted(item, { ...portion, wantedAmountCents: null });
  }

  /** The same for the part that costs just an amount. */
  claimCosting(item: ItemState, wantedAmountCents: Cents): ClaimState | null {
    return this.claimWanted(item, { units: null, splitCount: 1, wantedAmountCents });
  }

  private claimWanted(
    item: ItemState,
    part: { readonly units: number | null; readonly splitCount: number; readonly wantedAmountCents: Cents | null },
  ): ClaimState | null {
    const { id, guestId, name } = this.nextDiner();
    const contact = { claimerName: name, claimerEmail: null, claimerPhone: null };
    const wanted = { itemId: item.id, ...contact, ...part, expectedAmountCents: null };
    const decided = claimItem({ state: this.state, guestId, wanted, claimId: id, at: AT });
    return this.make(decided) === null && !('refusal' in decided) ? decided.answer.claim : null;
  }

  /**
   * Claims all that is left of every line, with one claim a line. The claims are made by hand, because the rest of a line
   * is rarely a portion that a diner can ask for.
   */
  claimAllThatIsLeft(): void {
    const ruler = rulerOf(this.state);
    const claims = this.state.items.flatMap((item, index): ClaimState[] => {
      const pieces = this.free(item);
      if (pieces.length === 0) return [];
      const { id, guestId, name } = this.nextDiner();
      return [
        {
          id,
          itemId: item.id,
          guestId,
          claimerName: name,
          claimerEmail: null,
          claimerPhone: null,
          units: item.quantity,
          splitCount: 1,
          pieces,
          amountCents: ruler.amountOf(index, pieces),
          coveredCents: 0,
          status: 'claimed',
          paymentId: null,
          treated: null,
          sharedWith: [],
          createdAt: AT,
        },
      ];
    });
    this.state = withCovers({ ...this.state, claims: [...this.state.claims, ...claims] });
  }

  unclaim({ id: claimId, guestId }: ClaimState): boolean {
    return this.make(unclaim({ state: this.state, claimId, guestId })) === null;
  }

  cancel({ id: claimId }: ClaimState): boolean {
    return this.make(cancelClaim({ state: this.state, claimId, guestId: this.state.hostGuestId })) === null;
  }

  reopen({ id: claimId }: ClaimState): boolean {
    return this.make(reopenClaim({ state: this.state, claimId, guestId: this.state.hostGuestId })) === null;
  }

  pay(claim: ClaimState): boolean {
    return this.payWith({ guestId: claim.guestId, claims: [claim] }) === null;
  }

  /** The host says that a diner paid. */
  payAsHost(claim: ClaimState): boolean {
    return this.payWith({ guestId: this.state.hostGuestId, claims: [claim] }) === null;
  }

  /** The guest of this claim pays all of their outstanding claims at once. */
  payAll({ guestId }: ClaimState): boolean {
    const found = claimsToPay(this.state, { claimIds: null, guestId });
    return !('refusal' in found) && this.payWith({ guestId, claims: found.claims }) === null;
  }

  /** The guest of this claim pays what their household has not paid. */
  payHousehold({ guestId }: ClaimState): boolean {
    const payers = payersWith(this.state.households, guestId);
    const claims = this.state.claims.filter((claim) => payers.includes(claim.guestId) && claim.status === 'claimed');
    return this.payWith({ guestId, claims }) === null;
  }

  /** The guest of the first claim asks that of the second one to pay together. */
  askHousehold(asker: ClaimState, asked: ClaimState): boolean {
    const newId = `household${++this.idsMade}`;
    const { state } = this;
    return (
      this.make(askHousehold({ state, asker: ownerOf(asker), asked: ownerOf(asked), isRemembered: false, newId })) ===
      null
    );
  }

  /** Whoever was asked agrees. A guest of a household leaves it. */
  answerHousehold({ guestId }: ClaimState): boolean {
    const { state } = this;
    const member = householdOf(state.households, guestId)?.members.find((each) => each.guestId === guestId);
    const move = member?.hasAgreed ? leaveHousehold : joinHousehold;
    return this.make(move({ state, guestId })) === null;
  }

  /** Others treat the person of this claim to all that they have not paid. */
  treat({ guestId, claimerName }: ClaimState, payers: readonly Person[]): boolean {
    const claims = this.state.claims.filter(
      (claim) =>
        isSamePerson({ guestId: claim.guestId, name: claim.claimerName }, { guestId, name: claimerName }) &&
        claim.status === 'claimed',
    );
    const newId = () => `part${String(++this.idsMade).padStart(6, '0')}`;
    const { state } = this;
    const actor = { guestId: state.hostGuestId, name: state.hostName };
    return this.make(treat({ state, actor, claims, payers, expectedAmountCents: null, newId })) === null;
  }

  endTreat(claim: ClaimState): boolean {
    return this.make(endTreat({ state: this.state, guestId: claim.guestId, claims: [claim] })) === null;
  }

  /** The host says how much somebody else paid the restaurant. @returns why not, or null when it is done. */
  contribute(contributor: Person, amountCents: Cents): Refusal | null {
    return this.make(setContribution({ state: this.state, contributor, amountCents }));
  }

  /** The host has passed on what somebody gets. */
  passOn(contributor: Person): boolean {
    const { state } = this;
    const move = { state, contributor, guestId: state.hostGuestId, expectedAmountCents: null };
    return this.make(passOn(move)) === null;
  }

  /** It did not arrive. */
  takeBackPassedOn(contributor: Person): boolean {
    const { state } = this;
    return this.make(takeBackPassedOn({ state, contributor, guestId: contributor.guestId })) === null;
  }

  confirm({ id: paymentId }: PaymentState): boolean {
    return this.make(confirmPayment({ state: this.state, paymentId, at: AT })) === null;
  }

  /** Fairtab accepts a payment this number of days after it was reported. */
  accept({ id: paymentId }: PaymentState, { days }: { days: number }): boolean {
    const now = new Date(NOW.getTime() + days * DAY_MS);
    return this.make(acceptPayment({ state: this.state, paymentId, now })) === null;
  }

  dispute({ id: paymentId }: PaymentState): boolean {
    return this.make(disputePayment({ state: this.state, paymentId })) === null;
  }

  /** @returns why the host may not edit it so, or null when it is done. */
  edit({ items, ...extras }: Partial<Omit<Bill, 'items'>> & { items: readonly EditedLine[] }): Refusal | null {
    const unchanged = {
      currency: undefined,
      restaurantName: undefined,
      hostName: undefined,
      description: undefined,
      date: undefined,
    };
    const kept = { payTo: undefined, expectedVersion: undefined, exchangeRate: undefined, removesExchangeRate: false };
    const { taxCents, alcoholTaxCents, tipCents, feesCents, discountCents, totalCents } = extras;
    const sums = { taxCents, alcoholTaxCents, tipCents, feesCents, discountCents, totalCents };
    const edit = { ...unchanged, ...kept, items: [...items], ...sums, serviceChargePercent: undefined };
    return this.make(editReceipt({ state: this.state, edit, newId: () => `new${++this.idsMade}` }));
  }

  free(item: ItemState): Piece[] {
    return freePiecesOf(this.state, item);
  }

  live(item: ItemState): ClaimState[] {
    return liveClaimsOn(this.state, item.id);
  }

  /** The guests who paid together when a payment was made. */
  paidTogether(paymentId: string): readonly string[] {
    return this.together.get(paymentId) ?? [];
  }

  private payWith({ guestId, claims }: { guestId: string; claims: readonly ClaimState[] }): Refusal | null {
    const paidBy = { method: 'cash' as const, handle: null };
    const paymentId = `payment${++this.idsMade}`;
    const payment = { claims, paidBy, expectedAmountCents: null, paymentId, at: AT };
    this.together.set(paymentId, payersWith(this.state.households, guestId));
    return this.make(payClaims({ state: this.state, guestId, ...payment }));
  }

  private make(decided: Decided): Refusal | null {
    if ('refusal' in decided) return decided.refusal;
    this.state = { ...withCovers(decided.next), version: this.state.version + 1 };
    return null;
  }

  private nextDiner(): { id: string; guestId: string; name: string } {
    this.claimsMade += 1;
    const number = this.claimsMade;
    return { id: `claim${number}`, guestId: `guest${number % 3}`, name: `Diner ${number % 5}` };
  }
}
