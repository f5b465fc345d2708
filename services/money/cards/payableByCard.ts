import { t } from '@fairtab/domain/language/t';
import { whyClaimMoveIsRefused } from '@fairtab/domain/claims';
import { cardOfferOf, whyNotByCard, type CardOffer } from '@fairtab/domain/cards/cardOffer';
import { claimsToPay } from '@fairtab/domain/moves/payClaims';
import { sumDue } from '@fairtab/domain/owed';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { Conflict, NotFound } from '../../platform/errors';
import { errorOfRefusal } from '../../receipts/writing/errorOfRefusal';
import { readReceipt } from '../../receipts/readReceipt';
import { processingOf } from './askProcessor';
import { FIRST_CURRENCY } from '@fairtab/domain/money';

/** What somebody may pay by card now, and what it costs. */
export interface PayableByCard {
  readonly receipt: ReceiptState;
  readonly guestId: string;
  readonly claims: readonly ClaimState[];
  readonly offer: CardOffer;
  /** The host's account at the processor. */
  readonly cardAccountId: string;
}

/**
 * The claims that the viewer may pay by card, with part, fee and sum, all computed here (docs/product/cards.md). Only their
 * own person pays with a card: a host who was paid in another way says so without one.
 * @throws NotFound, NotAllowed (somebody else's claims), Conflict (off, nothing outstanding, the host is not ready, too little).
 */
export async function payableByCard(
  ctx: ServiceContext,
  { receiptId, claimIds }: { receiptId: string; claimIds: readonly string[] | null },
): Promise<PayableByCard> {
  const { fee } = processingOf(ctx);
  const receipt = await readReceipt(ctx, receiptId);
  if (!receipt) throw new NotFound();
  if (receipt.currency !== FIRST_CURRENCY) throw new Conflict(t('Only dollars can be paid by card in Fairtab.'));
  const { viewer } = ctx;
  const found = claimsToPay(receipt, { claimIds, guestId: viewer.guestId ?? '' });
  if ('refusal' in found) throw errorOfRefusal({ refusal: found.refusal, receipt });
  const { claims } = found;
  for (const claim of claims) {
    const refusal = t('Only the person who claimed this item, or the host, can pay for it.');
    authorise({ viewer, action: 'payClaim', receipt, claim }, refusal);
    const reason = whyClaimMoveIsRefused('pay', claim.status);
    if (reason !== null) throw new Conflict(reason);
  }
  const { guestId } = viewer;
  if (claims.length === 0 || guestId === null) throw new Conflict(t('You have no outstanding claims on this receipt.'));
  if (guestId === receipt.hostGuestId || claims.some((claim) => claim.guestId !== guestId))
    throw new Conflict(t('Only the person who claimed this can pay for it by card.'));
  const account = await ctx.db.prisma.cardAccount.findFirst({
    where: { isReady: true, user: { guestId: receipt.hostGuestId } },
    select: { id: true },
  });
  if (!account) throw new Conflict(t('{hostName} takes no cards in Fairtab.', { hostName: receipt.hostName }));
  const offer = cardOfferOf(sumDue(claims), fee);
  const reason = whyNotByCard(offer);
  if (reason !== null) throw new Conflict(reason);
  return { receipt, guestId, claims, offer, cardAccountId: account.id };
}
