import type { IncomingMessage } from 'node:http';
import { isLanguage, LANGUAGE_COOKIE, languageFor, type Language } from '@fairtab/domain/language/languages';

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

/** The language to answer in: the one that was chosen on this device, or else the browser's. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : languageFor(headers['accept-language']);
}
