import type { PreparedQuery } from '../../network/relay/preparedQueries';

/** The session that a page was rendered for. An ended one has expired or was ended elsewhere. */
export type PageSession = 'none' | 'valid' | 'ended';

/** What the server says inside a page that it rendered. */
export interface PageData {
  readonly session: PageSession;
  /** The result of the screen's query; null for a screen without one. */
  readonly prepared: PreparedQuery | null;
  /** The pattern of the page's address, for a server that counts how quickly pages appear. */
  readonly vitals?: string;
}

/** The id of the script element that contains the data as JSON. */
export const DATA_ELEMENT_ID = 'fairtab-data';

/** Reads and removes the page's data. @returns null when the server sent the page without a rendered screen. */
export function takePageData(): PageData | null {
  const element = document.getElementById(DATA_ELEMENT_ID);
  element?.remove();
  try {
    return JSON.parse(element?.textContent ?? 'null') as PageData | null;
  } catch {
    return null;
  }
}
