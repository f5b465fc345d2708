import { codeLoader } from '../../lib/codeLoader';
import type { Move } from '../../network/outbox/writes';
import type { KnownMove } from './KnownMove';
import { tapMoves } from './tapMoves';

export { mutate } from '../../network/relay/mutate';
export { expectedTable } from './ExpectedTable';

const loadOtherMoves = codeLoader(() => import('./otherMoves'));

/** @returns null when its code did not arrive. */
export async function knownMove(move: Move): Promise<KnownMove | null> {
  const taps: Partial<Record<Move, KnownMove>> = tapMoves;
  if (taps[move]) return taps[move];
  const others: Partial<Record<Move, KnownMove>> = { ...(await loadOtherMoves())?.otherMoves };
  return others[move] ?? null;
}
