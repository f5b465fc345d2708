import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { expect } from './expect';

/** A worker sends mail, as soon as it comes to it. */
const PATIENCE_MS = 45_000;

/** The link to a page in the newest mail to an address that has one, once it is there; path and query. */
export async function mailedLink({ to, page }: { to: string; page: string }): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await mailsTo(to))
      .flatMap((text) => text.match(/^https?:\S+$/m) ?? [])
      .map((found) => new URL(found))
      .filter(({ pathname }) => pathname === page)
      .map(({ pathname, search }) => pathname + search)
      .at(-1);
    expect(link).toBeDefined();
  }).toPass({ timeout: PATIENCE_MS });
  return link ?? '';
}

/** Oldest first, as their files are called. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = inject('mailFolder');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.includes(`\nTo: ${address}\n`) || text.startsWith(`To: ${address}\n`));
}
