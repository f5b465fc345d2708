import type { Counterparty, CounterpartyPlace } from '@fairtab/services/money/counterparties/counterparties';
import { GraphQLError } from 'graphql';

/** @returns a place in a list of counterparties as an opaque text. */
export function cursorOf({ key, lastAt, owedToMeCents, iOweCents }: Counterparty): string {
  return Buffer.from(`${owedToMeCents + iOweCents}.${Date.parse(lastAt)}.${key}`).toString('base64url');
}

/** @throws GraphQLError for a text that cursorOf did not make. */
export function placeAt(cursor: string): CounterpartyPlace {
  const text = Buffer.from(cursor.slice(0, 100), 'base64url').toString();
  const [, openCents, time, key] = /^(\d{1,15})\.(\d{1,13})\.([\w-]{22})$/.exec(text) ?? [];
  if (openCents === undefined || time === undefined || key === undefined)
    throw new GraphQLError('This is not a cursor of this list.', { extensions: { code: 'BAD_REQUEST' } });
  return { openCents: Number(openCents), lastAt: new Date(Number(time)).toISOString(), key };
}
