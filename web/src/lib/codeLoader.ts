/**
 * Makes a loader of code that is not needed at first. The loader resolves to null when the code did not arrive, and asks
 * for it again at the next call. An error of the code itself is thrown.
 */
export function codeLoader<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  return () =>
    load().catch((error: unknown) => {
      if (isMissingCode(error)) return null;
      throw error;
    });
}

/** Whether a module did not arrive: no signal, or a new version was installed since the page was opened. */
export function isMissingCode(error: unknown): boolean {
  // Browsers throw a plain TypeError for it, each with another message.
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Failed to fetch|Unable to preload/i.test(error.message)
  );
}
