const SHAPE = /^come back in (\d+) ms$/;

/** The reason of a WebSocket's close, with which a server says when to try again. It is read by programs, so it is in no language. */
export function comeBackIn(waitMs: number): string {
  return `come back in ${Math.ceil(waitMs)} ms`;
}

/** @returns how long the server said to wait, in ms; null when the reason says something else. */
export function readComeBack(reason: string): number | null {
  const [, waitMs] = SHAPE.exec(reason) ?? [];
  return waitMs === undefined ? null : Number(waitMs);
}
