import { RecordSource, type IEnvironment, type Observable } from 'relay-runtime';
import { ServerFault, Unreachable } from '../relay/errors';
import { markLastSeen } from './lastSeen';
import { recallReceipt } from './seenReceipts';

/** How long a person waits for the server before the last known state is shown, in ms. */
const PATIENCE_MS = 1_500;

interface Request<Answer> {
  environment: IEnvironment;
  linkId: string;
  /** The server's answer to the screen's query. */
  answers: Observable<Answer> | null | undefined;
}

/**
 * Waits for the server's answer. When none comes in time, it puts what this device has kept of the receipt into the store.
 * @returns null when there is nothing to wait for, because nothing is kept.
 */
export function showKeptReceipt<Answer>({ environment, linkId, answers }: Request<Answer>): Promise<void> | null {
  const kept = recallReceipt(linkId);
  if (!kept || !answers) return null;
  const answered = answers.toPromise().then(
    () => true,
    (error: unknown) => !isWithoutAnswer(error),
  );
  const timeUp = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), navigator.onLine ? PATIENCE_MS : 0);
  });
  return Promise.race([answered, timeUp]).then((isAnswered) => {
    if (isAnswered) return;
    // Components that are not on the screen yet find them there.
    environment.getStore().publish(RecordSource.create(kept.records));
    markLastSeen(linkId, kept.seenAtMs);
  });
}

function isWithoutAnswer(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof ServerFault && error.isTemporary);
}
