import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import type { Mailer, OutgoingMail } from './Mailer';

/** Together far shorter than the time after which a mail is given to another worker. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 } as const;
const UNREAL_DOMAIN = 'fairtab.invalid';

/** Sends mail over SMTP. Without SMTP_URL, writes each mail to a file in a folder, which mail programs can open. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return smtpUrl === null
    ? folderMailer({ mailFrom, folder: join(dataDir, 'mail') })
    : smtpMailer({ mailFrom, smtpUrl });
}

function smtpMailer({ mailFrom, smtpUrl }: { mailFrom: string; smtpUrl: string }): Mailer {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    way: `over SMTP to ${new URL(smtpUrl).hostname}`,
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, mailFrom));
    },
    close: () => transport.close(),
  };
}

function folderMailer({ mailFrom, folder }: { mailFrom: string; folder: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    way: `into ${folder}, since SMTP_URL is not set`,
    send: async (mail) => {
      // The encoding for transport breaks links across lines, but people who open the file need them whole.
      const { text, ...head } = messageOf(mail, mailFrom);
      const { message } = await transport.sendMail(head);
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not put together in memory');
      const type = 'Content-Type: text/plain';
      const header = message.toString().replace(type, `${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = mail.createdAt.toISOString().replace(/[:.]/g, '-');
      // The links in it give access, so no other user of the machine may read the file. Sending it again writes the
      // same file.
      await writeFile(join(folder, `${time}-${mail.id}.eml`), header + text, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}

function messageOf({ id, recipient, subject, text, createdAt }: OutgoingMail, mailFrom: string) {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(mailFrom)?.[1] ?? UNREAL_DOMAIN;
  return {
    messageId: `<${id}@${domain}>`,
    from: mailFrom,
    to: recipient,
    subject,
    text,
    date: createdAt,
    // Tells mail servers not to answer automatically.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
