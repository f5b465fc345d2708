import { netWithPersonInput } from '@fairtab/domain/inputs/settleInputs';
import { t } from '@fairtab/domain/language/t';
import type { Pair } from '@fairtab/domain/netting/planNetting';
import { settleNetting } from '@fairtab/domain/netting/settleNetting';
import type { Counterparty } from '../counterparties/counterparties';
import { namesAt } from '../evenings/readEvening';
import { agree } from '../settlements/agree';
import { takeForce } from '../settlements/takeForce';
import { findPerson } from '../settling/settlePerson';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { signedIn } from '../../people/signedIn';
import { Conflict, NotFound } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { readNetting } from './readNetting';

/**
 * Proposes to net what the account and a person owe each other as the account saw it, or agrees to that proposal
 * (docs/product/people.md). When both have agreed it takes force. Doing it again changes nothing.
 * @param input.planKey the plan that the account saw
 * @throws NotSignedIn, InvalidInput, NotFound (also somebody else's person), Conflict (they do not owe each other, or something
 * else than the account saw).
 */
export async function netWithPerson(ctx: ServiceContext, input: unknown): Promise<{ person: Counterparty }> {
  const { guestId } = signedIn(ctx);
  const { personId, planKey } = parseInput(netWithPersonInput, input);
  const netting = await readNetting(ctx, await findPerson(ctx, personId));
  if (!netting) throw new Conflict(t('The two of you do not owe each other anything now.'));
  const { pair, currency, plan, receipts } = netting;
  if (plan.key !== planKey)
    throw new Conflict(
      t('Something changed on the receipts meanwhile. Nothing was settled. Look at what is open now.'),
    );
  const [firstGuestId, secondGuestId] = pair;
  const { settlementId, agreed } = await agree(ctx, {
    subject: { firstGuestId, secondGuestId, currency },
    lock: (tx) => lockPair(tx, pair),
    plan,
    guestId,
  });
  if (plan.asked.every((guest) => agreed.includes(guest))) {
    const names = namesAt({ receipts, transfers: [] });
    await takeForce(ctx, {
      settlementId,
      receiptIds: receipts.map(({ id }) => id),
      names,
      decide: (states) =>
        settleNetting({
          receipts: states,
          pair,
          planText: plan.text,
          actor: { guestId, name: names.get(guestId) ?? '' },
          newId: () => ctx.newId(),
          at: ctx.now().toISOString(),
        }),
    });
  }
  return { person: await findPerson(ctx, personId) };
}

/** Orders the writes about two accounts until the end of the transaction. @throws NotFound when one of them is gone. */
async function lockPair(tx: Prisma.TransactionClient, pair: Pair): Promise<void> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT 1 FROM guest JOIN account ON account.guest_id = guest.id WHERE guest.id = ANY (${[...pair]})
    ORDER BY guest.id FOR NO KEY UPDATE OF guest`;
  if (rows.length < pair.length) throw new NotFound(t('There is no such person on your receipts.'));
}

/**
 * Takes back or declines the proposal to net what the account and a person owe each other.
 * @throws NotSignedIn, NotFound (also somebody else's person), Conflict (there is no proposal, or it is in force)
 */
export async function declineNetting(ctx: ServiceContext, personId: string): Promise<{ person: Counterparty }> {
  const { guestId: me } = signedIn(ctx);
  const { guestId: other, currency } = await findPerson(ctx, personId);
  const { count } = await ctx.db.prisma.settlement.deleteMany({
    where: {
      settledAt: null,
      currency,
      OR: [
        { firstGuestId: me, secondGuestId: other },
        { firstGuestId: other, secondGuestId: me },
      ],
    },
  });
  if (count === 0) throw new Conflict(t('There is no such proposal any more.'));
  return { person: await findPerson(ctx, personId) };
}
