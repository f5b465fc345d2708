import { t } from '../language/t';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../programs/webhooks';
import { invalid, isAbsent, type Reader } from './lines';
import { edited, field, shape } from './shape';

const MAX_ADDRESS = 2_000;

/** The address of a webhook. Whether it is one outside is looked at on the server. */
const address: Reader<string> = (raw) => {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (text === '') return invalid(t('Address is required'));
  if (text.length > MAX_ADDRESS) return invalid(t('Address can have at most {max} characters', { max: MAX_ADDRESS }));
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    return invalid(t('Enter an address such as https://example.com/fairtab'));
  const { username, password, href, hash } = new URL(text);
  if (username !== '' || password !== '') return invalid(t('An address has no user name and no password in it'));
  return { ok: true, value: hash === '' ? href : href.slice(0, -hash.length) };
};

const events: Reader<WebhookEvent[]> = (raw) => {
  const given: unknown[] = Array.isArray(raw) ? raw : [];
  if (given.length === 0) return invalid(t('Choose what is to be told'));
  const known = WEBHOOK_EVENTS.filter((event) => given.includes(event));
  return known.length === new Set(given).size ? { ok: true, value: known } : invalid(t('There is no such event'));
};

const receiptId: Reader<string | null> = (raw) => {
  if (isAbsent(raw)) return { ok: true, value: null };
  return typeof raw === 'string' ? { ok: true, value: raw } : invalid(t('There is no such bill'));
};

const isOn: Reader<boolean> = (raw) =>
  typeof raw === 'boolean' ? { ok: true, value: raw } : invalid(t('Say whether it is on'));

/** A new webhook. */
export const createWebhookInput = shape({ url: field(address), events: field(events), receiptId: field(receiptId) });

/** A change of a webhook. A field that is left out keeps its value. */
export const updateWebhookInput = shape({
  url: field(edited(address)),
  events: field(edited(events)),
  isOn: field(edited(isOn)),
});
