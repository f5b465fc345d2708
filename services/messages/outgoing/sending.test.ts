import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { databaseForTests } from '../../testing/database';
import { memoryMailer } from '../../testing/memoryMailer';
import { startTestSmtpServer, type TestSmtpServer } from '../../testing/smtpServer';
import { setTable } from '../../testing/table';
import { forgetOldMail } from './forgetOldMail';
import type { Letter } from '../mail/letter';
import type { Mailer } from '../mail/Mailer';
import { needsTls, openMailer } from '../mail/openMailer';
import { findDueMail, MailNotTaken, sendMail } from './sendMail';
import { proven } from '../../people/addresses/ProvenAddress';
import { postLetter } from './postLetter';

const START = new Date('2026-05-20T12:00:00Z');
const MINUTE_MS = 60_000;
/** No mail here is a reminder. */
const refresh = () => Promise.reject(new Error('not a reminder'));
const LINK = `https://fairtab.example/verify-email?token=${'aB3-_'.repeat(8)}xyz`;
const UNSUBSCRIBE = 'https://fairtab.example/unsubscribe?token=abc';
const LETTER: Letter = {
  subject: 'Hello',
  greeting: 'Hello Ana,',
  paragraphs: ['<b>Bo</b> says hello.'],
  action: { label: 'Answer', url: LINK },
  unsubscribe: { label: 'No more of these', url: UNSUBSCRIBE },
};
const TEXT = `Hello Ana,\n\n<b>Bo</b> says hello.\n\nAnswer:\n${LINK}\n\nNo more of these:\n${UNSUBSCRIBE}\n`;

const database = await databaseForTests();
let ctx: ServiceContext;
let time = START;
let mailer: ReturnType<typeof memoryMailer>;
beforeAll(async () => {
  ctx = { ...setTable(database.db).stranger(), now: () => time };
});
beforeEach(async () => {
  await database.db.prisma.mail.deleteMany();
  time = START;
  mailer = memoryMailer();
});

const write = async (named: readonly string[] = []) => {
  const id = ctx.newId();
  await postLetter(database.db.prisma, {
    letter: LETTER,
    owner: null,
    named,
    to: { channel: 'email', recipient: proven('ana@example.com') },
    id,
    createdAt: time,
  });
  return id;
};
const after = (minutes: number) => {
  time = new Date(time.getTime() + minutes * MINUTE_MS);
};
const rowOf = (id: string) => database.db.prisma.mail.findUniqueOrThrow({ where: { id } });

describe('a mail', () => {
  it('is sent once, however many workers try at once, and its text is not kept', async () => {
    const mailId = await write();
    const results = Array.from({ length: 8 }, () => sendMail(ctx, { refresh, mailer, mailId }));
    expect((await Promise.all(results)).filter((isSent) => isSent)).toHaveLength(1);
    expect(await sendMail(ctx, { refresh, mailer, mailId })).toBe(false);
    expect(mailer.sent).toMatchObject([
      { id: mailId, recipient: 'ana@example.com', subject: 'Hello', text: TEXT, letter: LETTER },
    ]);
    expect(await rowOf(mailId)).toMatchObject({ sentAt: START, text: '', letter: null, attempts: 1 });
    expect(await findDueMail(ctx)).toEqual([]);
  });

  it('keeps its subject, unless somebody it names was deleted while it waited', async () => {
    const { id } = await database.db.prisma.guest.create({ data: { id: ctx.newId() } });
    const [kept, emptied] = [await write([id]), await write([id, ctx.newId()])];
    for (const mailId of [kept, emptied]) await sendMail(ctx, { refresh, mailer, mailId });
    expect([(await rowOf(kept)).subject, (await rowOf(emptied)).subject]).toEqual(['Hello', '']);
  });

  it('is tried again after 1, 2, 4 minutes and so on when it is refused, and given up after eight attempts', async () => {
    const mailId = await write();
    mailer.refuse = () => {
      throw new Error('550 no such person: ana@example.com');
    };
    const pauses = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      await expect(sendMail(ctx, { refresh, mailer, mailId })).rejects.toBeInstanceOf(MailNotTaken);
      let minutes = 0;
      while ((await findDueMail(ctx)).length === 0 && minutes < 300) {
        after(1);
        minutes++;
      }
      pauses.push(minutes);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 300]);
    expect(await sendMail(ctx, { refresh, mailer, mailId })).toBe(false);
  });

  it('still arrives when it was refused once', async () => {
    const mailId = await write();
    mailer.refuse = () => {
      mailer.refuse = () => undefined;
      throw new Error('try later');
    };
    await expect(sendMail(ctx, { refresh, mailer, mailId })).rejects.toThrow(
      'A mail was not taken over (unknown reason)',
    );
    expect(await sendMail(ctx, { refresh, mailer, mailId })).toBe(false);
    after(1);
    expect(await findDueMail(ctx)).toEqual([mailId]);
    expect(await sendMail(ctx, { refresh, mailer, mailId })).toBe(true);
    expect(mailer.sent).toHaveLength(1);
  });

  it('is given to another worker ten minutes after its worker ended', async () => {
    const mailId = await write();
    await database.db.prisma.mail.update({ where: { id: mailId }, data: { claimedAt: time, attempts: 1 } });
    after(9);
    expect(await sendMail(ctx, { refresh, mailer, mailId })).toBe(false);
    after(1);
    expect(await findDueMail(ctx)).toEqual([mailId]);
    expect(await sendMail(ctx, { refresh, mailer, mailId })).toBe(true);
  });

  it('is forgotten after 30 days', async () => {
    const [old] = [await write()];
    after(30 * 24 * 60 + 1);
    const young = await write();
    expect(await forgetOldMail(ctx)).toBe(1);
    const kept = await database.db.prisma.mail.findMany({ select: { id: true } });
    expect(kept).toEqual([{ id: young }]);
    expect(old).not.toBe(young);
  });
});

describe('without a mail server', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'fairtab-mail-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('writes a mail to a file that only its owner can read, with the link in one piece', async () => {
    const folder = openMailer({ smtpUrl: null, mailFrom: 'Fairtab <hi@fairtab.example>', dataDir });
    const mailId = await write();
    await sendMail(ctx, { refresh, mailer: folder, mailId });
    const names = await readdir(join(dataDir, 'mail'));
    const name = `2026-05-20T12-00-00-000Z-${mailId}`;
    expect(names.sort()).toEqual([`${name}.eml`, `${name}.html`]);
    const file = join(dataDir, 'mail', names[0] ?? '');
    const message = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(message).toContain(`\n${LINK}\n`);
    expect(message).toContain(`Message-ID: <${mailId}@fairtab.example>`);
    expect(message).toContain('To: ana@example.com');
    expect(message).toContain('Subject: Hello');
    expect(message).toContain('Content-Type: text/plain; charset=utf-8\n');
    expect(folder.way).toContain(join(dataDir, 'mail'));
  });

  it('lets no subject or name add headers', async () => {
    const folder = openMailer({ smtpUrl: null, mailFrom: 'Fairtab <hi@fairtab.example>', dataDir });
    const subject = 'Hi\r\nBcc: eve@example.com';
    const parts = { channel: 'email', recipient: 'ana@example.com', text: TEXT, letter: null } as const;
    await folder.send({ ...parts, id: 'x', createdAt: START, subject });
    const [name = ''] = await readdir(join(dataDir, 'mail'));
    expect(await readFile(join(dataDir, 'mail', name), 'utf8')).not.toMatch(/^Bcc:/m);
  });
});

describe('with a mail server', () => {
  let server: TestSmtpServer;
  let smtp: Mailer;
  beforeEach(async () => {
    server = await startTestSmtpServer();
    smtp = openMailer({ smtpUrl: server.url, mailFrom: 'Fairtab <hi@fairtab.example>', dataDir: '/nowhere' });
  });
  afterEach(async () => {
    smtp.close();
    await server.stop();
  });

  it('sends a mail with its own Message-ID', async () => {
    const mailId = await write();
    expect(await sendMail(ctx, { refresh, mailer: smtp, mailId })).toBe(true);
    expect(await sendMail(ctx, { refresh, mailer: smtp, mailId })).toBe(false);
    expect(server.messages).toHaveLength(1);
    expect(server.messages[0]).toContain(`Message-ID: <${mailId}@fairtab.example>`);
    expect(server.messages[0]).toContain('To: ana@example.com');
    expect(server.messages[0]).toContain('Content-Type: multipart/alternative');
    expect(server.messages[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(server.messages[0]).toContain(`List-Unsubscribe: <${UNSUBSCRIBE}>`);
    expect(smtp.way).toBe('over SMTP to 127.0.0.1');
  });

  it('keeps a refused mail for later, and repeats no address from the server’s answer', async () => {
    const mailId = await write();
    server.refusal = '550 5.1.1 <ana@example.com> unknown';
    const sending = sendMail(ctx, { refresh, mailer: smtp, mailId });
    await expect(sending).rejects.toThrow('A mail was not taken over (EENVELOPE, 550');
    await expect(sending).rejects.not.toThrow('ana@example.com');
    server.refusal = null;
    after(1);
    expect(await sendMail(ctx, { refresh, mailer: smtp, mailId })).toBe(true);
    expect(server.messages).toHaveLength(1);
  });

  it('keeps a mail for later when the server is unreachable', async () => {
    const mailId = await write();
    await server.stop();
    await expect(sendMail(ctx, { refresh, mailer: smtp, mailId })).rejects.toThrow(/not taken over \(ESOCKET|ECONN/);
    server = await startTestSmtpServer();
    after(1);
    expect(await findDueMail(ctx)).toEqual([mailId]);
  });
});

it.each([
  ['smtp://localhost:25', false],
  ['smtp://127.0.0.1', false],
  ['smtp://[::1]:25', false],
  ['smtp://mail.example:587', true],
  ['smtp://127.example', true],
  ['smtps://10.0.0.5', true],
])('over %s is encrypted: %s', (url, isEncrypted) => {
  expect(needsTls(url)).toBe(isEncrypted);
});

describe('on its way out', () => {
  it.each(['email', 'push', 'sms'] as const)('%s has no link that its letter did not make', async (channel) => {
    const id = ctx.newId();
    const evil = 'Claim at https://evil.example/prize';
    const letter = {
      ...LETTER,
      subject: evil,
      greeting: evil,
      paragraphs: [evil],
      closing: [evil],
      rows: [{ label: evil, amount: '$1.00' }],
    };
    const to = { channel, recipient: proven('ana@example.com') };
    await postLetter(database.db.prisma, { letter, owner: null, to, id, createdAt: time });
    await sendMail(ctx, { mailer, mailId: id, refresh });
    const [mail] = mailer.sent;
    expect(JSON.stringify(mail)).not.toMatch(/evil\.\S|:\/\/evil/);
    expect(mail?.subject).toBe('Claim at https: /evil. example/prize');
    expect(mail?.letter?.action?.url).toBe(LINK);
  });
});
