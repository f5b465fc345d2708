import { formatMoney } from '@fairtab/domain/money';
import { moveGuest } from '@fairtab/services/accounts/guests/moveGuest';
import { cancelClaim, declineShare, reopenClaim, unclaim } from '@fairtab/services/receipts/claims/changeClaim';
import { claimItem } from '@fairtab/services/receipts/claims/claimItem';
import { endTreat } from '@fairtab/services/receipts/claims/endTreat';
import { askHousehold, joinHousehold, leaveHousehold } from '@fairtab/services/receipts/households/households';
import { treat } from '@fairtab/services/receipts/claims/treat';
import type { ServiceContext } from '@fairtab/services/context';
import { Conflict, DomainError } from '@fairtab/services/platform/errors';
import { personId } from '@fairtab/services/people/guests';
import { isUnavailable } from '@fairtab/services/platform/isUnavailable';
import { acceptPayment, confirmPayment, disputePayment } from '@fairtab/services/receipts/payments/changePayment';
import { payClaims } from '@fairtab/services/receipts/payments/payClaims';
import { addItem } from '@fairtab/services/receipts/addItem';
import { deleteReceipt } from '@fairtab/services/receipts/deleteReceipt';
import { editReceipt } from '@fairtab/services/receipts/editReceipt';
import { restoreReceipt } from '@fairtab/services/receipts/restoreReceipt';
import { shareReceipt } from '@fairtab/services/receipts/shareReceipt';
import { splitByItem, splitEvenly } from '@fairtab/services/receipts/split';
import type { Person, ReceiptState } from '@fairtab/domain/receipts';
import type { Act, Made, Outcome } from './Act';
import { lineInput } from './lineInput';

type Answer = Made & { readonly receipt?: ReceiptState };

/** Sends one request to the use case it is for. @param ctx.now the time of the request */
export async function perform(ctx: ServiceContext, act: Act): Promise<Outcome> {
  const announced: number[] = [];
  const publish: ServiceContext['events']['publish'] = (message) => {
    if (message.type === 'receiptChanged' && message.receiptId === act.receiptId) announced.push(message.version);
  };
  const viewer = { guestId: act.guestId, session: null };
  try {
    const { receipt, claimId, claimIds, paymentId, itemId } = await send(
      { ...ctx, viewer, events: { ...ctx.events, publish } },
      act,
    );
    const made: Made = {
      ...(claimId === undefined ? {} : { claimId }),
      ...(claimIds === undefined ? {} : { claimIds }),
      ...(paymentId === undefined ? {} : { paymentId }),
      ...(itemId === undefined ? {} : { itemId }),
    };
    return { is: 'done', made, receipt: receipt ?? null, announced };
  } catch (error) {
    if (error instanceof DomainError) return { is: 'refused', code: error.code, announced };
    if (isUnavailable(error)) return { is: 'unavailable' };
    return { is: 'broken', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function send(ctx: ServiceContext, act: Act): Promise<Answer> {
  const { receiptId, idempotencyKey } = act;
  const idOf = (person: Person) => personId({ receiptId, person });
  switch (act.do) {
    case 'claim': {
      const { itemId, name: claimerName, units, splitCount, shareWith } = act;
      const wanted = { itemId, claimerName, units, splitCount, shareWith: shareWith.map(idOf), idempotencyKey };
      const { receipt, claimId } = await claimItem(ctx, wanted);
      return { receipt, claimId };
    }
    case 'unclaim':
      return unclaim(ctx, act);
    case 'cancel':
      return cancelClaim(ctx, act);
    case 'reopen':
      return reopenClaim(ctx, act);
    case 'decline':
      return declineShare(ctx, act);
    case 'pay':
      return payClaims(ctx, { receiptId, claimIds: act.claimIds, method: 'cash', idempotencyKey });
    case 'confirm':
      return confirmPayment(ctx, act);
    case 'dispute':
      return disputePayment(ctx, act);
    case 'accept':
      return accept(ctx, act);
    case 'edit': {
      const items = act.items?.map((item) => lineInput(item));
      const expected = act.expectedVersion === null ? {} : { expectedVersion: act.expectedVersion };
      return editReceipt(ctx, { receiptId, items, tip: formatMoney(act.tipCents, 'USD'), ...expected, idempotencyKey });
    }
    case 'add':
      return addItem(ctx, { receiptId, ...lineInput(act.item), idempotencyKey });
    case 'splitEvenly':
      return splitEvenly(ctx, { receiptId, people: act.people, idempotencyKey });
    case 'splitByItem':
      return splitByItem(ctx, act);
    case 'share':
      return shareReceipt(ctx, { receiptId, visibility: act.visibility, idempotencyKey });
    case 'delete':
      await deleteReceipt(ctx, act);
      return {};
    case 'restore':
      return restoreReceipt(ctx, act);
    case 'treat': {
      const { claimIds, name: claimerName, people } = act;
      return treat(ctx, { receiptId, claimIds, claimerName, people: people.map(idOf), idempotencyKey });
    }
    case 'endTreat':
      return endTreat(ctx, { receiptId, claimIds: act.claimIds, idempotencyKey });
    case 'askHousehold':
      return askHousehold(ctx, { receiptId, personId: idOf(act.person), idempotencyKey });
    case 'joinHousehold':
      return joinHousehold(ctx, { receiptId, idempotencyKey });
    case 'leaveHousehold':
      return leaveHousehold(ctx, { receiptId, idempotencyKey });
    case 'signIn':
      if (act.guestId !== null) await moveGuest(ctx, { from: act.guestId, to: act.accountGuestId });
      return {};
  }
}

/** Fairtab itself accepts a payment that was reported this number of days ago. It does not say who was faster. */
async function accept(ctx: ServiceContext, { paymentId, days }: { paymentId: string; days: number }): Promise<Answer> {
  const later = new Date(ctx.now().getTime() + days * 24 * 60 * 60 * 1000);
  const isAccepted = await acceptPayment({ ...ctx, now: () => later }, { paymentId });
  if (!isAccepted) throw new Conflict('It is not due, or was answered meanwhile.');
  return {};
}
