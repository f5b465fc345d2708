import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';

/** How many recovery codes the account has not used. @throws NotSignedIn */
export async function countRecoveryCodes(ctx: ServiceContext): Promise<number> {
  const { userId } = signedIn(ctx);
  return ctx.db.prisma.recoveryCode.count({ where: { userId, usedAt: null } });
}
