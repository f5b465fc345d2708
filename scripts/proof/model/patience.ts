import type { Patience } from '@fairtab/services/platform/db';

const MINUTE_MS = 60_000;

/** A proof runs for long, often beside other work, and nobody waits in front of it. */
export const PATIENCE_OF_PROOFS: Patience = {
  connectMs: MINUTE_MS,
  connectToWriteMs: MINUTE_MS,
  statementMs: MINUTE_MS,
  lockMs: MINUTE_MS,
  idleMs: MINUTE_MS,
};
