import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The repository as the check sees it. Paths are relative to its root, with forward slashes. */
export interface Repository {
  /** Every text file that is written by hand, with its contents. */
  readonly texts: ReadonlyMap<string, string>;
  readonly exists: (path: string) => boolean;
}

const TEXT = /\.(c?js|css|graphql|html|m?js|json|md|mts|prisma|sh|sql|tsx?|ya?ml)$/;
const NOT_OURS = new Set(['.git', '.data', 'coverage', 'dist', 'generated', '__generated__', 'node_modules']);
/** Folders that a script makes. They are named in the papers and are not in a clone. */
const MADE_LATER = ['web/dist', 'docs/screens/all'];

/** Reads every text file of the repository that is written by hand. */
export function readRepository(root: string): Repository {
  const texts = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (NOT_OURS.has(entry.name)) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (TEXT.test(entry.name) && entry.name !== 'package-lock.json')
        texts.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  walk('');
  return { texts, exists: (path) => MADE_LATER.includes(path) || existsSync(join(root, path)) };
}

/** @returns one line for each reference that leads nowhere: `file: what`. */
export function findDanglingReferences(repository: Repository): string[] {
  return [...repository.texts].flatMap(([path, text]) =>
    [
      ...danglingPapers(text, repository),
      ...(path.endsWith('.md')
        ? [...danglingLinks({ path, text }, repository), ...danglingPaths(text, repository)]
        : []),
      ...sectionNumbers({ path, text }),
    ].map((what) => `${path}: ${what}`),
  );
}

/** Mentions of our papers, such as docs/product/bill.md in a comment. */
function danglingPapers(text: string, { exists }: Repository): string[] {
  return [...text.matchAll(/(?<![\w/.-])docs\/[\w./-]+\.md\b/g)]
    .map(([paper]) => paper)
    .filter((paper) => !exists(paper));
}

/** Links and pictures of Markdown, with their anchors. */
function danglingLinks({ path, text }: { path: string; text: string }, { texts, exists }: Repository): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
  return links.filter((link) => {
    // An address of a server. The pages for developers have them, and their test follows them.
    if (/^([a-z]+:|\/)/i.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : normalize(join(dirname(path), file)).replace(/\/$/, '');
    if (!exists(target)) return true;
    return anchor !== undefined && !anchorsOf(texts.get(target) ?? '').includes(anchor);
  });
}

/** Placeholders for any name in a path: `<Name>`, `{name}`, `NAME`, `*`. */
const PLACEHOLDER = /<[^<>]*>|\{[^{},]*\}|NAME|\*+/g;

/** Paths in backticks that begin with a folder of the repository. */
function danglingPaths(text: string, { texts, exists }: Repository): string[] {
  const known = [...texts.keys()];
  const folders = new Set(known.filter((path) => path.includes('/')).map((path) => path.split('/')[0]));
  const words = [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));
  return words
    .filter((word) => folders.has(word.split('/')[0]) && /^[\w.-]+(\/[\w.<>*{},-]*)+$/.test(word))
    .filter((word) => !alternativesOf(word.replace(PLACEHOLDER, '*').replace(/\/$/, '')).every(isThere));

  function isThere(path: string): boolean {
    if (['', '.ts', '.tsx', '.mjs'].some((ending) => exists(path + ending))) return true;
    const pattern = new RegExp(`^${escaped(path).replaceAll('\\*', '[^/]*')}(/|$)`);
    return path.includes('*') && known.some((file) => pattern.test(file));
  }
}

/**
 * References by section number lead to documents that are not in the repository. The sign without a number is allowed, since it is also printed on
 * receipts. Applied migrations are never edited.
 */
function sectionNumbers({ path, text }: { path: string; text: string }): string[] {
  if (path.startsWith('prisma/migrations/')) return [];
  return [...text.matchAll(/\u00a7\s*[\dN]\S*/g)].map(([reference]) => reference);
}

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function alternativesOf(path: string): string[] {
  const match = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path);
  if (!match) return [path];
  const [, before = '', choices = '', after = ''] = match;
  return choices.split(',').flatMap((choice) => alternativesOf(before + choice + after));
}

/** The names under which GitHub links to the headings of a page. */
function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return [...withoutFences(text).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

function withoutFences(text: string): string {
  return text.replace(/^(```|~~~)[^]*?^\1/gm, '');
}

function withoutCode(text: string): string {
  return withoutFences(text).replace(/`[^`\n]*`/g, '');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
