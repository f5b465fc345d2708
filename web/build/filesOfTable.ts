/** The part of Vite's manifest that this file reads. */
export type BuildManifest = Readonly<
  Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }>
>;

const ENTRY = 'index.html';
/** A phone that lost its signal opens these: the installed app's first page, and a receipt. */
const HOME = /^src\/screens\/Home\/HomeScreen\.tsx$/;
const LIVE_RECEIPT = /^_LiveReceiptScreen-/;
/** These are of little use without the server. They are cached when they are first used, like all other code. */
const NEED_THE_SERVER =
  /^src\/(screens|photos|account|sharing|settings|app\/front|network\/(push|session|vitals)|table\/hosting)\//;
/** Files that a page with a live receipt loads by itself, though it could be drawn without them. */
const LOADED_ANYWAY = /^(_(relay|live|forms|who|mutate|registerWorker)-|src\/receiptFrame\/PrintedReceipt\.)/;
/** For names that English has no letters for. */
const RARE_FONT = /-(accents|more)-[^/]*\.woff2$/;

/** Files below the site's root. */
export interface FilesOfTable {
  /** Files that every visit of a live receipt loads. They are in the browser's cache when the worker asks for them. */
  readonly first: ReadonlySet<string>;
  /** Other files that a table needs without a signal: the other dialogs that a diner may open, and the start page. */
  readonly later: ReadonlySet<string>;
}

/**
 * Splits the files that a table needs without a signal by when they are cached.
 * @throws Error when a screen is not in the manifest, since nothing would work offline then.
 */
export function filesOfTable(manifest: BuildManifest, html: string): FilesOfTable {
  const keyOf = (screen: RegExp): string => {
    const key = Object.keys(manifest).find((name) => screen.test(name));
    if (key === undefined) throw new Error(`The build has no ${screen.source} to precache`);
    return key;
  };
  const [home, live] = [keyOf(HOME), keyOf(LIVE_RECEIPT)];
  const all = reach({ manifest, from: [ENTRY, home, live], follows: (key) => !NEED_THE_SERVER.test(key) });
  const first = reach({ manifest, from: [ENTRY, live], follows: (key) => LOADED_ANYWAY.test(key) });
  // Fonts, and whatever else the page names itself.
  for (const [, file] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) if (file) first.add(file);
  for (const file of first) if (RARE_FONT.test(file)) first.delete(file);
  return { first, later: new Set([...all].filter((file) => !first.has(file))) };
}

/** @param follows whether the files of a module that is only imported on demand belong to the result. */
function reach({
  manifest,
  from,
  follows,
}: {
  manifest: BuildManifest;
  from: readonly string[];
  follows: (key: string) => boolean;
}): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key} to precache`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) follow(imported);
    for (const imported of chunk.dynamicImports ?? []) if (follows(imported)) follow(imported);
  };
  for (const key of from) follow(key);
  return files;
}
