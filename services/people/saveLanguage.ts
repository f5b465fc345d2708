import type { Language } from '@fairtab/domain/language/languages';
import type { ServiceContext } from '../context';

/** Letters and push messages to the viewer are in this language from now on. Nothing is kept of nobody. */
export async function saveLanguage({ db, viewer }: ServiceContext, language: Language): Promise<void> {
  if (viewer.guestId !== null) await db.prisma.guest.updateMany({ where: { id: viewer.guestId }, data: { language } });
}
