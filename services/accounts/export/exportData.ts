import { deviceOf } from '../sessions/deviceOf';
import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';
import { NotSignedIn } from '../../platform/errors';
import { readNamePageSettings } from '../names/namePage';
import { readPreferences } from '../../messages/notifications/preferences';
import { listPaymentMethods } from '../../people/paymentMethods/savedMethods';
import { readProfilePhoto } from '../profile/setProfilePhoto';
import { exportClaims } from './exportClaims';
import { exportEvenings } from './exportEvenings';
import { exportHostedReceipts } from './exportHostedReceipts';
import { exportMessages } from './exportMessages';
import { formatMoney } from '@fairtab/domain/money';
import { listBlockedNames } from '../../receipts/requests/blockedNames';
import { listRequests } from '../../receipts/requests/openRequests';
import { exportScans } from './exportScans';

/**
 * Everything that is stored about the viewer's account, as JSON text for people and programs: amounts with
 * the decimals of their currency, times in UTC. Leaves out secrets, and what other diners entered about themselves, except on receipts
 * that the account hosts.
 * @throws NotSignedIn, TooManyAttempts
 */
export async function exportData(ctx: ServiceContext): Promise<string> {
  const { userId, guestId } = signedIn(ctx);
  await ctx.limits.spend('exportsOfAccount', userId);
  const account = await ctx.db.prisma.user.findUnique({
    where: { id: userId },
    include: {
      sessions: { orderBy: { lastSeenAt: 'desc' } },
      passkeys: { orderBy: { createdAt: 'asc' }, select: { device: true, createdAt: true, lastUsedAt: true } },
      accessTokens: { orderBy: { createdAt: 'asc' }, omit: { id: true, userId: true, tokenHash: true } },
      webhooks: { orderBy: { createdAt: 'asc' }, omit: { userId: true, secret: true, formerSecret: true } },
      knownDevices: { orderBy: { lastLoginAt: 'desc' }, select: { createdAt: true, lastLoginAt: true } },
    },
    omit: { passwordHash: true, totpSecret: true, photo: true },
  });
  if (!account) throw new NotSignedIn();
  ctx.onSecurityEvent({ event: 'exported', userId });
  const { username, firstName, lastName, email, emailVerifiedAt, phone, createdAt, sessions, knownDevices, passkeys } =
    account;
  const { accessTokens, webhooks } = account;
  const data = {
    exportedAt: ctx.now(),
    profile: {
      userId,
      username,
      firstName,
      lastName,
      email,
      emailVerifiedAt,
      phone,
      createdAt,
      photo: await readProfilePhoto(ctx),
    },
    security: {
      isTwoFactorOn: account.totpConfirmedAt !== null,
      hasLoginNotifications: account.loginNotifications,
      sessions: sessions.map(({ userAgent, createdAt, lastSeenAt }) => ({
        device: deviceOf(userAgent),
        userAgent,
        createdAt,
        lastSeenAt,
      })),
      knownDevices,
      passkeys,
      accessTokens,
      webhooks,
    },
    paymentMethods: await listPaymentMethods(ctx),
    namePage: await readNamePageSettings(ctx),
    requests: await exportRequests(ctx),
    evenings: await exportEvenings(ctx, guestId),
    notificationPreferences: await readPreferences(ctx),
    hostedReceipts: await exportHostedReceipts(ctx, guestId),
    claimsOnOthersReceipts: await exportClaims(ctx, guestId),
    ...(await exportMessages(ctx, { guestId })),
    ...(await exportScans(ctx, guestId)),
  };
  return JSON.stringify(data, null, 2);
}

/** What hosts ask the account to take over, and whose requests it does not get. */
async function exportRequests(ctx: ServiceContext) {
  const open = await listRequests(ctx);
  return {
    open: open.map(({ receipt, from, personName, amountCents, dishes, createdAt }) => ({
      hostName: receipt.hostName,
      fromUsername: from.username,
      restaurantName: receipt.restaurantName,
      personName,
      currency: receipt.currency,
      amount: formatMoney(amountCents, receipt.currency),
      dishes,
      createdAt,
    })),
    blockedNames: await listBlockedNames(ctx),
  };
}
