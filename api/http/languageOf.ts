import type { IncomingMessage } from 'node:http';
import { isLanguage, LANGUAGE_COOKIE, languageFor, type Language } from '@fairtab/domain/language/languages';

/** Over https it has the prefix. A plain one, of an earlier version, does not count beside it. */
const CHOSEN = ['__Host-', ''].map((prefix) => new RegExp(`(?:^|;\\s*)${prefix}${LANGUAGE_COOKIE}=(\\w+)`));

/** The language to answer in: the one that was chosen on this device, or else the browser's. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const chosen = CHOSEN.map((pattern) => pattern.exec(headers.cookie ?? '')?.[1]).find(isLanguage);
  return chosen ?? languageFor(headers['accept-language']);
}
