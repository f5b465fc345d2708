/**
 * Tells the process that started this one how far it is, when there is one. A parent that is gone hears nothing. Without the
 * callback Node would end this process with EPIPE then, instead of the orderly end that follows.
 */
export function tellParent(message: string): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
