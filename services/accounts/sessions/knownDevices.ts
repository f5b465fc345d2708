import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { hashSecret, newSecret } from '../../platform/secrets';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as browsers keep the cookie with the device's secret. */
export const DEVICE_KEPT_MS = 400 * DAY_MS;
/** More than the devices of any person. Beyond that, those that were used longest ago are forgotten. */
const MAX_DEVICES = 50;

/** A browser as one account knows it. The secret goes back to the browser, so that it is known for longer. */
export interface Device {
  readonly id: string;
  readonly secret: string;
  /** Whether this account was signed in to in it for the first time. */
  readonly isNew: boolean;
}

/**
 * Notes that an account is signed in to in the browser of the request. A browser is known by a secret of its own, because its
 * User-Agent header is the same on other devices, and another one after each update.
 */
export async function noteDevice(
  tx: Prisma.TransactionClient,
  { ctx, userId }: { ctx: ServiceContext; userId: string },
): Promise<Device> {
  const lastLoginAt = ctx.now();
  const known = ctx.deviceSecret;
  if (known !== null) {
    const found = await tx.knownDevice.updateManyAndReturn({
      where: { userId, tokenHash: hashFor(userId, known) },
      data: { lastLoginAt },
    });
    if (found[0]) return { id: found[0].id, secret: known, isNew: false };
  }
  const secret = known ?? newSecret().secret;
  const id = ctx.newId();
  // The selection does not see the new one.
  await tx.$executeRaw`
    WITH surplus AS (DELETE FROM known_device WHERE id IN (
      SELECT id FROM known_device WHERE user_id = ${userId} ORDER BY last_login_at DESC, id OFFSET ${MAX_DEVICES - 1}))
    INSERT INTO known_device (id, user_id, token_hash, created_at, last_login_at)
    VALUES (${id}, ${userId}, ${hashFor(userId, secret)}, ${lastLoginAt}, ${lastLoginAt})`;
  return { id, secret, isNew: true };
}

/** The id of the browser of the request as an account knows it; null when the account was never signed in to in it. */
export async function findDevice(ctx: ServiceContext, userId: string): Promise<string | null> {
  if (ctx.deviceSecret === null) return null;
  const device = await ctx.db.prisma.knownDevice.findFirst({
    where: { userId, tokenHash: hashFor(userId, ctx.deviceSecret) },
    select: { id: true },
  });
  return device?.id ?? null;
}

/** Forgets devices whose browsers have deleted the cookie by now. */
export async function forgetOldDevices(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - DEVICE_KEPT_MS);
  await ctx.db.prisma.knownDevice.deleteMany({ where: { lastLoginAt: { lt: before } } });
}

/** Differs between accounts, so that the database does not tell which accounts share a browser. */
function hashFor(userId: string, secret: string): Uint8Array<ArrayBuffer> {
  return hashSecret(`${userId} ${secret}`);
}
