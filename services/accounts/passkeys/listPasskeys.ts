import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';

/** More than the devices of any person. */
export const MAX_PASSKEYS = 20;

/** A passkey as its account sees it. */
export interface OwnPasskey {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  /** Null when nobody has signed in with it yet. */
  readonly lastUsedAt: Date | null;
}

/** The passkeys of the viewer's account, oldest first. @throws NotSignedIn */
export function listPasskeys(ctx: ServiceContext): Promise<OwnPasskey[]> {
  const { userId } = signedIn(ctx);
  return ctx.db.prisma.passkey.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, device: true, createdAt: true, lastUsedAt: true },
  });
}
