import type { Rolldown } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];
type NameOf = Exclude<Group['name'], string>;
type ChunkingContext = Parameters<NameOf>[1];

/**
 * Puts everything that a live receipt needs first into two chunks instead of a dozen: they compress better together, and
 * every request takes time on a weak signal. Code that only dialogs and other screens need stays in its own chunks.
 */
export const chunkGroups: Group[] = [
  {
    debugName: 'base and table',
    name: (id, context) => {
      if (ENTRY.test(id) || id.endsWith('.html')) return null;
      const fromLive = isImportedBy({ id, root: LIVE_SCREEN, context });
      if (isImportedBy({ id, root: ENTRY, context }) || (fromLive && isImportedBy({ id, root: UI_KIT, context })))
        return 'base';
      return fromLive && !LIVE_SCREEN.test(id) ? 'table' : null;
    },
    includeDependenciesRecursively: false,
  },
];

const ENTRY = /\/src\/main\.tsx$/;
const UI_KIT = /\/src\/ui\//;
const LIVE_SCREEN = /\/LiveReceiptScreen\.tsx$/;

/** Whether `root` imports this module statically, directly or through others. */
function isImportedBy(search: { id: string; root: RegExp; context: ChunkingContext; seen?: Set<string> }): boolean {
  const { id, root, context, seen = new Set() } = search;
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedBy({ id: importer, root, context, seen }));
}
