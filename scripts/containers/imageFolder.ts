import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the image of the Dockerfile has besides its files. */
export interface Image {
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
  /** The workspaces whose packages it has. */
  readonly workspaces: readonly string[];
}

/** Folders that are never walked, because they are large. The caller has to know that the list leaves them out. */
const NEVER_WALKED = ['.git', 'node_modules'];

/**
 * Whether a file goes into the context of the build, by the rules of .dockerignore: the last pattern decides that
 * matches the path or a folder above it.
 */
export function contextFilter(dockerignore: string): (path: string) => boolean {
  const patterns = dockerignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isIn: line.startsWith('!'), regex: regexOf(line.replace(/^!/, '')) }));
  return (path) => patterns.findLast(({ regex }) => regex.test(path))?.isIn ?? true;
}

function regexOf(pattern: string): RegExp {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .split(/(\*\*\/|\*\*|\*|\?)/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      return part === '?' ? '[^/]' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}(?:/|$)`);
}

/** The files of the context, relative to the root. */
export function filesOfContext(root: string): string[] {
  const isIn = contextFilter(readFileSync(join(root, '.dockerignore'), 'utf8'));
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (NEVER_WALKED.includes(entry.name)) return [];
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return walk(path);
      return isIn(path) ? [path] : [];
    });
  return walk('');
}

/**
 * Copies into `folder` what the Dockerfile copies into the image's /app, and reads its other instructions. What RUN makes
 * (packages, pages) is left to the caller.
 * @throws Error for an instruction that this reader does not know, so that no change of the Dockerfile goes unseen.
 */
export function makeImageFolder({ root, folder }: { root: string; folder: string }): Image {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').replace(/\\\n/g, ' ').split('\n');
  const env: Record<string, string> = {};
  let user = 'root';
  let command: string[] = [];
  const workspaces: string[] = [];
  for (const line of lines.filter((text) => text.trim() !== '' && !text.startsWith('#'))) {
    const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'COPY') copy({ root, folder, what: rest });
    else if (instruction === 'ENV')
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S*)/g)) env[name] = value;
    else if (instruction === 'USER') user = rest;
    else if (instruction === 'CMD') command = JSON.parse(rest) as string[];
    else if (instruction === 'RUN')
      workspaces.push(...[...rest.matchAll(/--workspace=(\w+)/g)].map(([, name = '']) => name));
    else if (!['FROM', 'WORKDIR', 'ARG', 'VOLUME', 'EXPOSE'].includes(instruction))
      throw new Error(`Unknown instruction in the Dockerfile: ${line}`);
  }
  return { env, user, command, workspaces };
}

function copy({ root, folder, what }: { root: string; folder: string; what: string }): void {
  // The second stage takes the folder of the first as it is.
  if (what === '--from=build /app /app') return;
  if (what !== '. .') throw new Error(`Unknown COPY in the Dockerfile: ${what}`);
  for (const path of filesOfContext(root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
}

/**
 * The packages that `npm ci --omit=dev` installs, as links; the workspaces lead into the folder itself.
 * @param only places in package-lock.json; by default all
 */
export function linkPackages({
  root,
  folder,
  only,
}: {
  root: string;
  folder: string;
  only?: ReadonlySet<string>;
}): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean; resolved?: string }>;
  };
  for (const [path, { dev, link, resolved }] of Object.entries(packages)) {
    // Packages within packages come with them. A workspace has some of its own.
    const isWithin = path.startsWith('node_modules/') && path.lastIndexOf('node_modules/') > 0;
    if (!path.includes('node_modules/') || dev || isWithin || !existsSync(join(root, path))) continue;
    if (only && !only.has(path)) continue;
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(link ? join(folder, String(resolved)) : join(root, path), place);
  }
}
