import { t } from '@fairtab/domain/language/t';
import { ServerFault, Unreachable } from './errors';

/**
 * refused: the server refused with a reason. unreachable: no answer came, so the same input may be sent again under
 * the same key. failed: the server answered with a fault.
 */
interface NotDone {
  readonly kind: 'refused' | 'unreachable' | 'failed';
  /** The GraphQL type of the refusal, such as AlreadyClaimed; null unless it was refused. */
  readonly reason: string | null;
  /** A sentence to show. */
  readonly message: string;
  /** The messages that belong beside a field, by the field's path; empty unless the reason is InvalidInput. */
  readonly fields: Readonly<Record<string, string>>;
}

export type MutationOutcome<Payload> = { readonly kind: 'done'; readonly payload: Payload } | NotDone;

/** The outcome of a request that brought no answer. @throws every error but Unreachable and ServerFault */
export function withoutAnswer(error: unknown): NotDone {
  if (error instanceof Unreachable) return UNREACHABLE;
  if (error instanceof ServerFault)
    return notDone({ kind: error.isTemporary ? 'unreachable' : 'failed', message: error.message });
  throw error;
}

/** No answer came. Also used when the code that sends a mutation could not be loaded. */
export const UNREACHABLE: NotDone = notDone({
  kind: 'unreachable',
  message: t('No connection. Please try again when you have a signal.'),
});

export function notDone(details: Pick<NotDone, 'kind' | 'message'> & Partial<NotDone>): NotDone {
  return { reason: null, fields: {}, ...details };
}
