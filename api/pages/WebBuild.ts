import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The folder that the client is built into. */
const WEB_DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url));

const manifestShape = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }));
type Manifest = z.output<typeof manifestShape>;

/** The page's template, cut where the server inserts text. */
export interface Template {
  readonly beforeTitle: string;
  /** From after the title to the end of the head. */
  readonly restOfHead: string;
  readonly body: string;
}

/** What the server reads from the built client. It is read again after a new build. */
export class WebBuild {
  readonly folder: string;
  #readAtMs = 0;
  #template: Template | null = null;
  #manifest: Manifest = {};
  #documentIds: ReadonlySet<string> = new Set();

  constructor(folder: string = WEB_DIST) {
    this.folder = folder;
  }

  /** @returns null while the client is not built. */
  template(): Template | null {
    this.#refresh();
    return this.#template;
  }

  /** Whether the built client uses this document. Results of other documents would be prepared in vain. */
  asksFor(documentId: string): boolean {
    this.#refresh();
    return this.#documentIds.has(documentId);
  }

  /** The files with a screen's code and all it imports, without those that the page already loads. */
  filesOfScreen(screen: string): string[] {
    this.#refresh();
    const key = Object.keys(this.#manifest).find((name) => name.endsWith(`screens/${screen}/${screen}Screen.tsx`));
    if (key === undefined) return [];
    const keys = new Set<string>();
    const follow = (name: string): void => {
      if (keys.has(name)) return;
      keys.add(name);
      this.#manifest[name]?.imports?.forEach(follow);
    };
    follow(key);
    const html = this.#template ? this.#template.restOfHead + this.#template.body : '';
    return [...keys].flatMap((name) => {
      const file = this.#manifest[name]?.file;
      return file === undefined || html.includes(`/${file}"`) ? [] : [file];
    });
  }

  #refresh(): void {
    const index = join(this.folder, 'index.html');
    const builtAtMs = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (builtAtMs === this.#readAtMs) return;
    this.#readAtMs = builtAtMs;
    this.#template = builtAtMs === 0 ? null : cut(readFileSync(index, 'utf8'));
    this.#manifest = readManifest(join(this.folder, '.vite', 'manifest.json'));
    const scripts = Object.values(this.#manifest).filter(({ file }) => file.endsWith('.js'));
    this.#documentIds = new Set(scripts.flatMap(({ file }) => hashesIn(readFileSync(join(this.folder, file), 'utf8'))));
  }
}

function cut(html: string): Template {
  const match = /^([^]*)<title>[^<]*<\/title>([^]*)(<\/head>[^]*)$/.exec(html);
  const [, beforeTitle, restOfHead, body] = match ?? [];
  if (beforeTitle === undefined || restOfHead === undefined || body === undefined)
    throw new Error('The built index.html has no <title> in its <head>');
  return { beforeTitle, restOfHead, body };
}

/** Document ids are SHA-256 in hex. */
function hashesIn(script: string): string[] {
  return script.match(/\b[0-9a-f]{64}\b/g) ?? [];
}

function readManifest(file: string): Manifest {
  if (!statSync(file, { throwIfNoEntry: false })) return {};
  return manifestShape.parse(JSON.parse(readFileSync(file, 'utf8')));
}
