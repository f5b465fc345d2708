/**
 * Runs a task unless another tab of this browser runs one with the same name. Browsers have no locks on plain http. Then two
 * tabs may send the same write, and its key makes it count once.
 * @returns null when another tab runs it.
 */
export function inOneTab<Result>(name: string, task: () => Promise<Result>): Promise<Result | null> {
  const locks = navigator.locks as LockManager | null | undefined;
  if (!locks) return task();
  return locks.request(`fairtab.${name}`, { ifAvailable: true }, (lock) => (lock ? task() : null));
}
