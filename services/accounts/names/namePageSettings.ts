import { signedIn } from '../../people/signedIn';
import type { ServiceContext } from '../../context';

/** How the owner has set up the page of the account's name. */
export interface NamePageSettings {
  readonly isOn: boolean;
  /** Empty until one was chosen. */
  readonly displayName: string;
}

/** The viewer's own; off until it was turned on. @throws NotSignedIn */
export async function readNamePageSettings(ctx: ServiceContext): Promise<NamePageSettings> {
  const { userId } = signedIn(ctx);
  const saved = await ctx.db.prisma.namePage.findUnique({ where: { userId } });
  const { onSince = null, displayName = '' } = saved ?? {};
  return { isOn: onSince !== null, displayName };
}
