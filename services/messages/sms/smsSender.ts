import { proven } from '../../people/addresses/ProvenAddress';
import type { Config } from '../../config';
import type { Database } from '../../platform/db';
import type { OutgoingMail, Mailer } from '../mail/Mailer';
import { Undeliverable } from '../mail/Mailer';
import { unsubscribeAddress } from '../outgoing/unsubscribedAddresses';

const TIMEOUT_MS = 20_000;
/** Twilio's codes for a number that answered STOP, and for numbers that are none. */
const STOPPED = 21610;
const NO_NUMBER = [21211, 21214, 21217, 21401, 21421, 21614];

/** Sends text messages by Twilio's REST API. Who answers STOP gets no more of them. */
export function smsSender({
  db,
  twilio,
  now,
}: {
  db: Pick<Database, 'prisma'>;
  twilio: NonNullable<Config['twilio']>;
  now: () => Date;
}): Mailer {
  const { accountSid, authToken, from, url } = twilio;
  const address = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    way: `by SMS from ${from}`,
    send: async (mail) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization, 'Idempotency-Key': mail.id },
        body: new URLSearchParams({ To: international(mail.recipient), From: from, Body: textOf(mail) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.ok) {
        await answer.body?.cancel();
        return;
      }
      const problem: unknown = await answer.json().catch(() => null);
      const code = isProblem(problem) ? problem.code : null;
      // Its owner has answered from it.
      if (code === STOPPED) await unsubscribeAddress(db.prisma, { address: proven(mail.recipient), now: now() });
      if (code === STOPPED || (code !== null && NO_NUMBER.includes(code)))
        throw new Undeliverable('No SMS reaches this number');
      throw Object.assign(new Error('Twilio refused'), { responseCode: answer.status, code: code ?? undefined });
    },
    close: () => undefined,
  };
}

/** Short, since each 70 to 160 characters cost as much as a message. */
function textOf({ subject, letter }: OutgoingMail): string {
  const link = letter?.action ? ` ${letter.action.label}: ${letter.action.url}` : '';
  return `Fairtab: ${subject}.${link} Reply STOP for no more.`;
}

/** A number without a country is one of North America, as everywhere in Fairtab. */
function international(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

function isProblem(answer: unknown): answer is { code: number } {
  return typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'number';
}
