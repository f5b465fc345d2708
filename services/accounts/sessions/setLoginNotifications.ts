import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';

/** Sets whether the account gets a mail about logins from new devices. @throws NotSignedIn */
export async function setLoginNotifications(ctx: ServiceContext, { isOn }: { isOn: boolean }): Promise<void> {
  const { userId } = signedIn(ctx);
  await ctx.db.prisma.user.updateMany({ where: { id: userId }, data: { loginNotifications: isOn } });
}
