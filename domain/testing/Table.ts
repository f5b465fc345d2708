import { problemsOfBill } from '../billProblems';
import { freePieces, refusalOf, takePieces, type Portion } from '../claims';
import { repriceAfterEdit } from '../edits';
import type { ClaimState, ItemState, ReceiptState } from '../receipts';
import { rulerOf, type Bill, type Piece, type Ruler } from '../shares';

/** A table in memory that makes the moves services make, with nothing but the domain to decide them. */
export class Table {
  state: ReceiptState;
  private lastId = 0;
  /** Made once per bill, as services do. */
  private ruler: Ruler;

  constructor(state: ReceiptState) {
    this.state = state;
    this.ruler = rulerOf(state);
  }

  /** @returns the claim, or null when less than the portion is left. */
  claim(item: ItemState, portion: Portion): ClaimState | null {
    const pieces = takePieces(this.free(item), portion);
    return pieces === null ? null : this.add(item, { ...portion, pieces });
  }

  /** Takes all that is left of a line, in however many pieces that is. */
  claimRest(item: ItemState): ClaimState | null {
    const pieces = this.free(item);
    return pieces.length === 0 ? null : this.add(item, { units: item.quantity, splitCount: 1, pieces });
  }

  unclaim(claim: ClaimState): boolean {
    if (refusalOf('unclaim', claim.status) !== null) return false;
    this.setClaims(this.state.claims.filter((known) => known !== claim));
    return true;
  }

  cancel(claim: ClaimState): boolean {
    if (refusalOf('cancel', claim.status) !== null) return false;
    return this.replace(claim, { ...claim, status: 'cancelled' });
  }

  pay(claim: ClaimState): boolean {
    if (refusalOf('pay', claim.status) !== null) return false;
    return this.replace(claim, { ...claim, status: 'paid', paymentId: 'payment' });
  }

  /** A reopened claim is owed again, so it costs what the bill of today says. */
  reopen(claim: ClaimState): boolean {
    if (refusalOf('reopen', claim.status) !== null) return false;
    const line = this.state.items.findIndex(({ id }) => id === claim.itemId);
    const amountCents = this.ruler.amountOf(line, claim.pieces);
    return this.replace(claim, { ...claim, status: 'claimed', paymentId: null, amountCents });
  }

  /** @returns why the host may not edit it so, or null when it is done. */
  edit(edited: Partial<Bill & { items: readonly ItemState[] }>): string | null {
    const next = { ...this.state, ...edited };
    const [problem] = problemsOfBill(next);
    if (problem) return problem.message;
    const outcome = repriceAfterEdit(this.state, next);
    if ('refusal' in outcome) return outcome.refusal;
    const kept = next.claims.filter(({ itemId }) => next.items.some(({ id }) => id === itemId));
    const claims = kept.map((claim) => {
      const changed = outcome.claims.find(({ id }) => id === claim.id);
      return changed ? { ...claim, ...changed } : claim;
    });
    this.state = { ...next, claims };
    this.ruler = rulerOf(next);
    return null;
  }

  free(item: ItemState): Piece[] {
    return freePieces(
      item.quantity,
      this.live(item).flatMap((claim) => claim.pieces),
    );
  }

  live(item: ItemState): ClaimState[] {
    return this.state.claims.filter((claim) => claim.itemId === item.id && claim.status !== 'cancelled');
  }

  private add(item: ItemState, part: Portion & { pieces: readonly Piece[] }): ClaimState {
    const line = this.state.items.indexOf(item);
    const claim: ClaimState = {
      id: `claim${++this.lastId}`,
      itemId: item.id,
      guestId: `guest${this.lastId % 3}`,
      claimerName: `Diner ${this.lastId % 5}`,
      claimerEmail: null,
      claimerPhone: null,
      amountCents: this.ruler.amountOf(line, part.pieces),
      status: 'claimed',
      paymentId: null,
      createdAt: '2026-11-20T21:00:00.000Z',
      ...part,
    };
    this.setClaims([...this.state.claims, claim]);
    return claim;
  }

  private replace(claim: ClaimState, next: ClaimState): boolean {
    this.setClaims(this.state.claims.map((known) => (known === claim ? next : known)));
    return true;
  }

  private setClaims(claims: readonly ClaimState[]): void {
    this.state = { ...this.state, claims };
  }
}
