import type { Database } from '../platform/db';
import type { MailModel } from '../generated/prisma/models';

/** The mails to an address that were not sent yet, oldest first. */
export function mailTo(db: Database, recipient: string): Promise<MailModel[]> {
  return db.prisma.mail.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } });
}

/** The link in the last mail to an address. @throws when there is none. */
export async function lastLink(db: Database, recipient: string): Promise<URL> {
  const mail = (await mailTo(db, recipient)).at(-1);
  return new URL(/^https?:\S+$/m.exec(mail?.text ?? '')?.[0] ?? '');
}
