import type { Rolldown } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];
type ChunkingContext = Parameters<Exclude<Group['name'], string>>[1];
type Module = { readonly id: string; readonly context: ChunkingContext };

const ENTRY = /\/src\/main\.tsx$|\.html$/;
const RELAY_KIT = /\/src\/app\/routing\/relayKit\.tsx$/;
const LIVE_SCREEN = /\/LiveReceiptScreen\.tsx$/;
/** Those of the screens without data that share code with the table. */
const PLAIN_SCREENS = /\/(Home|Pricing)Screen\.tsx$/;
const DOMAIN = /\/domain\//;
/** How messages, numbers and lists are written. Every screen has some. */
const LANGUAGE = /\/domain\/language\/(format|inlined)\.ts$/;
const UI_KIT = /\/src\/ui\//;
const RELAY_HOOKS = /\/react-relay\//;
/** How a screen follows what happens: the receipts do, and an evening, which needs nothing else of the table's code. */
const FOLLOWING =
  /\/src\/(table\/(useLink|usePolling|useRefresh)|network\/(relay\/connection|offline\/lastSeen)|lib\/useOnline)\.ts$/;
/** Its words are for the server only: a browser that runs scripts does not show them. */
const WITHOUT_SCRIPT = /\/PayWithoutScript\.tsx$/;
/** Modules that a live receipt asks for as soon as it reacts to taps. */
const LIVE =
  /\/src\/(table\/bill\/AmountChange|table\/claiming\/(claimItem|NameForm)|network\/offline\/receiptRecords|table\/receiptChanges|network\/relay\/liveSocket)\.tsx?$/;
/** The one dialog that the first tap of somebody new opens. */
const FIRST_DIALOG = /\/src\/table\/claiming\/WhoDialog\.tsx$/;
/** Modules that it asks for when it is idle, once the device is at the table. */
const DIALOGS = /\/src\/(table\/claiming\/(ClaimDialog|unclaim)|table\/paying\/(PayDialog|ReturnedDialog))\.tsx?$/;

/** How names at pay apps, numbers and addresses are read and written. */
const HANDLES = /\/domain\/(paying\/(payLinks|pastedHandles|iban)|contact\/contact|inputs\/contactFields)\.ts$/;

/** Only unequal parts ask for them in a dialog of the table. Reading an amount takes code that forms without one do not need. */
const AMOUNTS = /\/src\/ui\/fields\/(MoneyField|Segmented)\.tsx$/;

/** A module belongs to the first chunk that it fits. */
const CHUNKS: readonly { readonly name: string; readonly fits: (module: Module) => boolean }[] = [
  {
    name: 'base',
    fits: (module) => isPartOf(ENTRY, module) || (isPartOf(LIVE_SCREEN, module) && isPartOf(UI_KIT, module)),
  },
  // On every page that talks to the server.
  {
    name: 'relay',
    fits: (module) =>
      isPartOf(RELAY_KIT, module) ||
      FOLLOWING.test(module.id) ||
      (isPartOf(LIVE_SCREEN, module) && RELAY_HOOKS.test(module.id)),
  },
  // The start page and the prices compute as a table does, and need no Relay for it.
  {
    name: 'sums',
    fits: (module) => LANGUAGE.test(module.id) || (isPartOf(LIVE_SCREEN, module) && isPartOf(PLAIN_SCREENS, module)),
  },
  // The server finds the files of a screen by its name. The other screens of a receipt need most of the same code.
  { name: 'LiveReceiptScreen', fits: (module) => isPartOf(LIVE_SCREEN, module) },
  // Fields of prices also read typed amounts, and need nothing else of this chunk.
  { name: 'live', fits: (module) => isPartOf(LIVE, module) && !isPartOf(PLAIN_SCREENS, module) },
  // Other screens have forms and handles, too, and need no dialog of the table for them.
  { name: 'forms', fits: (module) => isPartOf(FIRST_DIALOG, module) && isPartOf(UI_KIT, module) },
  {
    name: 'fields',
    fits: (module) => isPartOf(DIALOGS, module) && isPartOf(UI_KIT, module) && !AMOUNTS.test(module.id),
  },
  { name: 'who', fits: (module) => isPartOf(FIRST_DIALOG, module) },
  { name: 'handles', fits: ({ id }) => HANDLES.test(id) },
  { name: 'dialogs', fits: (module) => isPartOf(DIALOGS, module) && !isPartOf(PLAIN_SCREENS, module) },
];

/**
 * Puts what a live receipt needs at the same moment into one chunk instead of a dozen: it compresses better together, and
 * every request takes time on a weak signal. All other code stays in chunks of its own.
 */
export const chunkGroups: Group[] = [
  {
    debugName: 'chunks of the table',
    name: (id, context) => CHUNKS.find(({ fits }) => fits({ id, context }))?.name ?? null,
    includeDependenciesRecursively: false,
  },
];

/** Files that the file of a table has loaded before it runs. */
const WITH_THE_TABLE = /\/(index|relay|sums|LiveReceiptScreen)-[^/]*\.js$/;

/**
 * What a file names besides the code that it asks for, so that both come at once. Every name is some 12 bytes of that file, so it has none
 * of what is there already, and none when the code needs nothing else.
 * @param dependencies the code that is asked for, and what that imports
 */
export function dependenciesToName(
  file: string,
  dependencies: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return dependencies;
  const isThere = hostId.includes('LiveReceiptScreen') ? WITH_THE_TABLE : /\/index-[^/]*\.js$/;
  const others = dependencies.filter((name) => !isThere.test(`/${name}`));
  return others.every((name) => name === file) ? [] : others;
}

/** Whether `root` is this module or imports it statically, directly or through others. */
function isPartOf(root: RegExp, { id, context }: Module, seen = new Set<string>()): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers
    .filter((importer) => !(WITHOUT_SCRIPT.test(importer) && DOMAIN.test(id)))
    .some((importer) => isPartOf(root, { id: importer, context }, seen));
}
