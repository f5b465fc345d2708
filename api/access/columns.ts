import type { Visibility } from '@fairtab/domain/policy';

/** Who asks, in the order of the words of a row. An expired session is the host's own, after its end. */
export const COLUMNS = ['nobody', 'guest', 'otherUser', 'participant', 'host', 'expired'] as const;
export type Column = (typeof COLUMNS)[number];

/** Whether a receipt is there for everybody with the link, or for fewer; nobody sees a deleted one. */
export const SCOPES = ['link', 'participants', 'private', 'deleted'] as const satisfies readonly (
  Visibility | 'deleted'
)[];
export type Scope = (typeof SCOPES)[number];

/** One word for each column. @throws when a row has more or fewer. */
export function cellsOf(row: string): Readonly<Record<Column, string>> {
  const words = row.trim().split(/\s+/);
  if (words.length !== COLUMNS.length) throw new Error(`A row needs ${COLUMNS.length} words: ${row}`);
  const [nobody = '', guest = '', otherUser = '', participant = '', host = '', expired = ''] = words;
  return { nobody, guest, otherUser, participant, host, expired };
}

/** The rule of decisions §4, from which the tables for fewer people are made. */
export function sees(column: Column, scope: Scope): boolean {
  if (scope === 'link') return true;
  if (scope === 'deleted') return false;
  return column === 'host' || (scope === 'participants' && column === 'participant');
}
