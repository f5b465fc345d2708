/** @returns the value of a data attribute that is there when something is so, and not there otherwise. */
export function flag(isSo: boolean): '' | undefined {
  return isSo ? '' : undefined;
}
