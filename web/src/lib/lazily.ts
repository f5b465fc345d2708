/** Code that is fetched when it is first wanted; null when there is no signal to fetch it with, and tried again next time. */
export function lazily<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  return () => load().catch(() => null);
}
