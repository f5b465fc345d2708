import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { z } from 'zod';
import type { ServerBundle } from './ServerBundle';

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);
/** The source of the routes that are loaded when no other route fits. */
const OTHER_ROUTES = 'src/otherRoutes.tsx';

type Manifest = z.output<typeof manifestShape>;

/** The page's template, cut where the server inserts text. */
export interface Template {
  /** All of it, as it was built. */
  readonly html: string;
  readonly beforeTitle: string;
  /** The part between the title and the element that contains the screen. */
  readonly restOfHead: string;
  /** The part after that element. */
  readonly afterRoot: string;
  /** The scripts that start the client and what they import, as tags. */
  readonly moduleTags: string;
  /** The paths of the same, the script first. */
  readonly modules: readonly string[];
  /** The texts of the scripts inside the page, for the content security policy. */
  readonly inlineScripts: readonly string[];
  /** The texts of the style elements inside the page, for the same. */
  readonly inlineStyles: readonly string[];
}

/** The files of the client's build in one language. They are read again after a new build. */
export class WebBuild {
  readonly folder: string;
  #readAtMs = 0;
  #template: Template | null = null;
  #manifest: Manifest = {};
  #server: { readonly builtAtMs: number; readonly bundle: ServerBundle | null } | null = null;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** When the files were built that were read last. */
  get builtAtMs(): number {
    return this.#readAtMs;
  }

  /** @returns null while the client is not built. */
  template(): Template | null {
    this.#refresh();
    return this.#template;
  }

  /** Renders screens. @returns null while the client is not built for the server. @throws Error when its code cannot run */
  server(): ServerBundle | null {
    this.#refresh();
    if (this.#server?.builtAtMs !== this.#readAtMs)
      this.#server = { builtAtMs: this.#readAtMs, bundle: loadServer(join(this.folder, '.server')) };
    return this.#server.bundle;
  }

  /** The paths of a screen's code and all it imports, without those that the page already loads. */
  filesOfScreen(screen: string): string[] {
    this.#refresh();
    // The second is a chunk that a screen shares with others (web/build/chunks.ts).
    const [ownFile, sharedFile] = [`screens/${screen}/${screen}Screen.tsx`, `_${screen}Screen-`];
    const key = Object.keys(this.#manifest).find((name) => name.endsWith(ownFile) || name.startsWith(sharedFile));
    if (key === undefined) return [];
    const keys = new Set<string>();
    const follow = (name: string): void => {
      if (keys.has(name)) return;
      keys.add(name);
      this.#manifest[name]?.imports?.forEach(follow);
    };
    follow(key);
    // The routes that nobody needs at a table are in a file of their own, which asks for the screen.
    if (this.#manifest[OTHER_ROUTES]?.dynamicImports?.includes(key)) follow(OTHER_ROUTES);
    const known = this.#template?.modules ?? [];
    return [...keys].flatMap((name) => {
      const file = this.#manifest[name]?.file;
      return file === undefined || known.includes(`/${file}`) ? [] : [`/${file}`];
    });
  }

  /** The path of the file that the build made of a source and nothing else; null when there is none. */
  fileOf(source: string): string | null {
    this.#refresh();
    const file = this.#manifest[source]?.file;
    return file === undefined ? null : `/${file}`;
  }

  #refresh(): void {
    const index = join(this.folder, 'index.html');
    const builtAtMs = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (builtAtMs === this.#readAtMs) return;
    this.#readAtMs = builtAtMs;
    this.#template = builtAtMs === 0 ? null : cut(readFileSync(index, 'utf8'));
    this.#manifest = readManifest(join(this.folder, '.vite', 'manifest.json'));
  }
}

const MODULE_TAG =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]*)"[^>]*>(?:<\/script>)?/g;

function cut(html: string): Template {
  const tags = [...html.matchAll(MODULE_TAG)];
  const match = /^([^]*)<title>[^<]*<\/title>([^]*)<div id="root"><\/div>([^]*)$/.exec(html.replace(MODULE_TAG, ''));
  const [, beforeTitle, restOfHead, afterRoot] = match ?? [];
  if (beforeTitle === undefined || restOfHead === undefined || afterRoot === undefined)
    throw new Error('The built index.html has no <title> or no empty #root');
  const textsOf = (element: 'script' | 'style'): string[] =>
    [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, text = '']) => text);
  const isScript = ([tag]: RegExpMatchArray): boolean => tag.includes('<script');
  const inOrder = [...tags.filter(isScript), ...tags.filter((tag) => !isScript(tag))];
  return {
    html,
    beforeTitle,
    restOfHead,
    afterRoot,
    inlineScripts: textsOf('script'),
    inlineStyles: textsOf('style'),
    moduleTags: tags.map(([tag]) => tag).join(''),
    modules: inOrder.map(([, path = '']) => path),
  };
}

const screensShape = z.record(
  z.string(),
  z.object({ html: z.string(), title: z.string(), styles: z.string(), prepared: z.null() }),
);

function loadServer(folder: string): ServerBundle | null {
  const file = join(folder, 'server.cjs');
  if (!existsSync(file)) return null;
  const bundle = run(file) as ServerBundle;
  const fixed = readFixedScreens(join(folder, 'screens.json'));
  return {
    renderScreen: async (request) =>
      (request.session === 'none' ? fixed[request.url] : undefined) ?? bundle.renderScreen(request),
  };
}

/**
 * Runs a CommonJS file and gives what it exports. Node's own loader would keep each build that was ever loaded, and the loader of
 * TypeScript takes most of a second for a file of this size.
 */
function run(file: string): object {
  const module = { exports: {} };
  const execute = new Script(Module.wrap(readFileSync(file, 'utf8')), { filename: file }).runInThisContext() as (
    ...parts: unknown[]
  ) => void;
  execute(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

/** The screens that the build has rendered (web/build/renderFixedScreens.ts), by their addresses. */
function readFixedScreens(file: string): z.output<typeof screensShape> {
  if (!existsSync(file)) return {};
  return screensShape.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function readManifest(file: string): Manifest {
  if (!statSync(file, { throwIfNoEntry: false })) return {};
  return manifestShape.parse(JSON.parse(readFileSync(file, 'utf8')));
}
