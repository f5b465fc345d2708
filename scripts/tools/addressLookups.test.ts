import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

const RULES = ['no-restricted-syntax', '@typescript-eslint/no-restricted-imports'];
const eslint = new ESLint();

/** How often the rules about addresses, which need no types, refuse the code as that of a file. */
async function refusals(code: string, file = 'services/accounts/export/made.ts'): Promise<number> {
  const { rules } = (await eslint.calculateConfigForFile(file)) as { rules: Linter.RulesRecord };
  const ours = Object.fromEntries(Object.entries(rules).filter(([name]) => RULES.includes(name)));
  const config: unknown = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: ours,
  };
  const messages = new Linter().verify(code, [config as Linter.Config], { filename: file });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.length;
}

it.each([
  'db.mail.findMany({ where: { recipient: { in: addresses } } })',
  'db.mail.deleteMany({ where: { sentAt: null, OR: [{ recipient }] } })',
  'db.user.findFirst({ where: { email: typed } })',
  'db.claim.findMany({ where: { claimerPhone: phone } })',
  'pool.query(`SELECT 1 FROM mail WHERE recipient = $1`)',
  "pool.query('SELECT 1 FROM account WHERE lower(email) = lower($1)')",
  'pool.query(`SELECT 1 FROM claim c WHERE c.claimer_email IN (${list})`)',
  "pool.query('UPDATE mail SET text = $2 WHERE position($1 IN text) > 0')",
  'const address = typed as ProvenAddress;',
  "import { proven } from '../../addresses/ProvenAddress';",
  'db.mail.create({ data: { recipient, text } })',
  'tx.mail.createMany({ data: messages })',
  'pool.query(`INSERT INTO mail (id, recipient) VALUES ($1, $2)`)',
  "pool.query('insert into mail (id) values ($1)')",
  'mailer.send({ recipient, text })',
  "import { storeLetter } from '../../outgoing/postLetter';",
  "import { createTransport } from 'nodemailer';",
  "import webPush from 'web-push';",
  "import { smsSender } from '../../sms/smsSender';",
])('is refused by the linter: %s', async (code) => {
  expect(await refusals(code)).toBeGreaterThan(0);
});

it.each([
  'db.mail.findMany({ where: { ownerGuestId } })',
  'db.user.findFirst({ where: { id, ...atEmail(holder.email) } })',
  'db.user.update({ where: { id }, data: { email, phone } })',
  "import { atEmail, type ProvenAddress } from '../../addresses/ProvenAddress';",
])('is accepted by the linter: %s', async (code) => {
  expect(await refusals(code)).toBe(0);
});

it('lets the gate alone store and send messages', async () => {
  const [stores, sends] = ['tx.mail.create({ data })', 'mailer.send(mail)'];
  expect(await refusals(stores, 'services/messages/outgoing/postLetter.ts')).toBe(0);
  expect(await refusals(sends, 'services/messages/outgoing/sendMail.ts')).toBe(0);
  expect(await refusals(stores, 'services/messages/outgoing/noteHeld.ts')).toBe(1);
  expect(
    await refusals("import { smsSender } from '../sms/smsSender';", 'services/messages/outgoing/sendMail.ts'),
  ).toBe(1);
});

it('lets what verifies an address say so', async () => {
  const code = "import { proven } from '../../addresses/ProvenAddress';";
  expect(await refusals(code, 'services/accounts/mailLinks/mailedTokens.ts')).toBe(0);
});
