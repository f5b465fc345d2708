import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config';
import { htmlOf } from './htmlOf';
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
  const transport = createTransport({ url: smtpUrl, requireTLS: needsTls(smtpUrl), ...TIMEOUTS });
  return {
    way: `over SMTP to ${new URL(smtpUrl).hostname}`,
    send: async (mail) => {
      await transport.sendMail(await messageOf(mail, mailFrom));
    },
    close: () => transport.close(),
  };
}

/** Mail has links that give access, so it leaves the machine only encrypted. */
export function needsTls(smtpUrl: string): boolean {
  return !/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(smtpUrl).hostname);
}

function folderMailer({ mailFrom, folder }: { mailFrom: string; folder: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    way: `into ${folder}, since SMTP_URL is not set`,
    send: async (mail) => {
      // The encodings for transport break links and long subjects, but people who open the file need them whole.
      const { text, html, subject, ...head } = await messageOf(mail, mailFrom);
      const { message } = await transport.sendMail(head);
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not put together in memory');
      const type = 'Content-Type: text/plain';
      const encoded = message.toString().replace(type, `${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit`);
      const header = `Subject: ${subject.replace(/\s+/g, ' ')}\n${encoded}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = mail.createdAt.toISOString().replace(/[:.]/g, '-');
      // The links in it give access, so no other user of the machine may read the file. Sending it again writes the
      // same file.
      const file = join(folder, `${time}-${mail.id}`);
      await writeFile(`${file}.eml`, header + text, { mode: 0o600 });
      if (html !== undefined) await writeFile(`${file}.html`, html, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}

async function messageOf(mail: OutgoingMail, mailFrom: string) {
  const { id, recipient, subject, text, letter, createdAt } = mail;
  const unsubscribe = letter?.unsubscribe ?? null;
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(mailFrom)?.[1] ?? UNREAL_DOMAIN;
  return {
    messageId: `<${id}@${domain}>`,
    from: mailFrom,
    to: recipient,
    subject,
    text,
    ...(letter === null ? {} : { html: await htmlOf(letter) }),
    date: createdAt,
    headers: {
      // Tells mail servers not to answer automatically.
      'Auto-Submitted': 'auto-generated',
      // Mail programs show a button that ends such messages with one request (RFC 8058).
      ...(unsubscribe === null
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribe.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
