import { confirmTwoFactor } from '@fairtab/services/accounts/secondFactor/confirmTwoFactor';
import { newSecret } from '@fairtab/services/accounts/secondFactor/secondFactor';
import { claimItem } from '@fairtab/services/claims/claimItem';
import type { ServiceContext } from '@fairtab/services/context';
import { addPaymentMethod } from '@fairtab/services/paymentMethods/addPaymentMethod';
import { Secret, TOTP } from 'otpauth';
import { newFreshBill } from './bills';
import type { Member } from './people';

/** Somebody owes the member, and the member owes somebody. */
export async function giveDebts(member: ServiceContext, friend: ServiceContext): Promise<void> {
  for (const [host, diner] of [
    [member, friend],
    [friend, member],
  ] as const) {
    const { items } = await newFreshBill(host);
    await claimItem(diner, { itemId: items[0]?.id, claimerName: 'Pat' });
  }
}

/** @returns the id of a saved payment method whose name and handle are `text`. */
export async function giveMethod(member: ServiceContext, text: string): Promise<string> {
  const { id } = await addPaymentMethod(member, { type: 'venmo', displayName: text, identifier: text });
  return id;
}

/** Begins to turn the second factor on. @returns the code that completes it. */
export async function beginTwoFactor({ ctx, userId, username }: Member): Promise<string> {
  const { secret, totpSecret } = newSecret(ctx, { userId, username });
  await ctx.db.prisma.user.update({ where: { id: userId }, data: { totpSecret } });
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

export async function turnOnTwoFactor(member: Member): Promise<void> {
  await confirmTwoFactor(member.ctx, { code: await beginTwoFactor(member) });
}
