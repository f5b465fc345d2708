/** The part of Vite's manifest that this file reads. */
export type BuildManifest = Readonly<
  Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }>
>;

const ENTRY = 'index.html';
/** A phone that lost its signal opens these: the installed app's first page, and a receipt. */
const SCREENS = ['src/screens/Home/HomeScreen.tsx', 'src/screens/LiveReceipt/LiveReceiptScreen.tsx'];
/** These are of little use without the server. They are cached when they are first used, like all other code. */
const NEED_THE_SERVER = /^src\/(screens|hosting|photos|account|sharing|front|push|session|vitals)\//;

/**
 * The files below the site's root that a table needs without a signal: what the page loads, the live receipt, and the dialogs
 * that a diner may open on it.
 * @throws Error when a screen is not in the manifest, since nothing would work offline then.
 */
export function filesOfTable(manifest: BuildManifest, html: string): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key} to precache`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) follow(imported);
    for (const imported of chunk.dynamicImports ?? []) if (!NEED_THE_SERVER.test(imported)) follow(imported);
  };
  for (const key of [ENTRY, ...SCREENS]) follow(key);
  // Fonts, and whatever else the page names itself.
  for (const [, file] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) if (file) files.add(file);
  return files;
}
