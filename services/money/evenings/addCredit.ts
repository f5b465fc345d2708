import { addCreditInput } from '@fairtab/domain/inputs/eveningInputs';
import { t } from '@fairtab/domain/language/t';
import { type Cents, displayMoney, formatMoney } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { claimItem } from '../../receipts/claims/claimItem';
import type { ServiceContext } from '../../context';
import { DomainError, InvalidInput, NotAllowed } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { makeReceipt } from '../../receipts/makeReceipt';
import { putInEvening } from './changeEvening';
import { type EveningState, readEvening, takesPart, waysToReach } from './readEvening';

export interface NewCredit {
  readonly eveningId: string;
  /** What it was, such as "Taxi". It names the receipt and its one line. */
  readonly name: string;
  /** In the currency of the evening. */
  readonly amount: string;
  /** Among how many people it is shared, the one who paid included. */
  readonly people: number;
  readonly date?: string | null;
  readonly timeZone?: string | null;
  /** Whether the viewer confirms an amount that is more than everything on the evening so far. */
  readonly isAmountConfirmed?: boolean | null;
  readonly idempotencyKey?: string | null;
}

/**
 * The viewer says what else was paid on an evening. It becomes a receipt of the viewer's with one line in equal parts, which
 * is in the evening from the start (docs/decisions/0055-a-credit-is-a-receipt.md). The viewer's own part is claimed by it.
 * @throws InvalidInput (also for an amount that has to be confirmed), NotFound (no such evening), NotAllowed (the viewer takes no
 * part), Conflict (the evening is full, the viewer's quota is used up, key reuse, and what createReceipt throws it for).
 */
export async function addCredit(
  ctx: ServiceContext,
  { eveningId, isAmountConfirmed, ...input }: NewCredit,
): Promise<{ evening: EveningState; receipt: ReceiptState }> {
  const evening = await readEvening(ctx, eveningId);
  const { guestId } = ctx.viewer;
  if (guestId === null || !takesPart(evening, guestId))
    throw new NotAllowed(
      t(
        'Only somebody with a part in this evening can add something to it. Claim something on one of its receipts first.',
      ),
    );
  const { currency } = evening;
  const { name, amount, people } = parseInput(addCreditInput(currency), input);
  if (isAmountConfirmed !== true) checkAmount(evening, amount);
  const hostName = nameIn(evening, guestId);
  const { receipt } = await makeReceipt(ctx, {
    bill: {
      restaurantName: name,
      hostName,
      currency,
      date: input.date,
      timeZone: input.timeZone,
      items: [{ name, price: formatMoney(amount, currency), quantity: 1, splitWith: people }],
      payTo: waysToReach(evening, guestId),
      idempotencyKey: input.idempotencyKey,
    },
    operation: 'addCredit',
    request: { eveningId, ...input },
    also: (receiptId) => putInEvening({ eveningId: evening.id, receiptId, hostGuestId: guestId, at: ctx.now() }),
  });
  const claimed = await claimOwnPart(ctx, receipt);
  ctx.events.publish({ type: 'eveningChanged', eveningId: evening.id });
  return { evening: await readEvening(ctx, evening.id), receipt: claimed };
}

/** More than everything on the evening so far is rarely what was paid besides, and often a digit too many. */
function checkAmount({ receipts, currency }: EveningState, amountCents: Cents): void {
  const totalCents = receipts.reduce((sum, receipt) => sum + receipt.totalCents, 0);
  if (amountCents <= totalCents) return;
  const message = t('{amount} is more than everything on this evening so far, {total}. Is it right?', {
    amount: displayMoney(amountCents, currency),
    total: displayMoney(totalCents, currency),
  });
  throw new InvalidInput([{ path: 'isAmountConfirmed', message }]);
}

/** The name of a guest on their own receipts in the evening, or else the first that they claimed for. */
function nameIn({ receipts, people }: EveningState, guestId: string): string | undefined {
  const hosted = receipts.find(({ hostGuestId }) => hostGuestId === guestId)?.hostName;
  const claims = receipts.flatMap((receipt) => receipt.claims);
  const claimed = claims.find((claim) => claim.guestId === guestId && claim.status !== 'cancelled')?.claimerName;
  return hosted ?? claimed ?? people.find((person) => person.guestId === guestId)?.name;
}

/**
 * Claims one part for the host. The key is the same for every retry, so that none claims a second one. When it is refused, the
 * host taps it like everybody.
 */
async function claimOwnPart(ctx: ServiceContext, receipt: ReceiptState): Promise<ReceiptState> {
  const [line] = receipt.items;
  try {
    const claimed = await claimItem(ctx, {
      itemId: line?.id,
      claimerName: receipt.hostName,
      units: 1,
      splitCount: line?.splitWith,
      idempotencyKey: `own part of ${receipt.id}`,
    });
    return claimed.receipt;
  } catch (error) {
    if (error instanceof DomainError) return receipt;
    throw error;
  }
}
