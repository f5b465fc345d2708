import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { expect } from './expect';

/** Mail is sent by a job, which can take this long on a busy machine. */
const MAIL_TIMEOUT_MS = 45_000;

/**
 * Waits for a mail to the address with a link to the page.
 * @param mailFolder that of the product which all tests share, unless a test has its own.
 * @returns path and query of the newest such link.
 */
export async function mailedLink({
  to,
  page,
  mailFolder = inject('mailFolder'),
}: {
  to: string;
  page: string;
  mailFolder?: string | undefined;
}): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await mailsTo({ address: to, folder: mailFolder }))
      .flatMap((text) => text.match(/^https?:\S+$/m) ?? [])
      .map((found) => new URL(found))
      .filter(({ pathname }) => pathname === page)
      .map(({ pathname, search }) => pathname + search)
      .at(-1);
    expect(link).toBeDefined();
  }).toPass({ timeout: MAIL_TIMEOUT_MS });
  return link ?? '';
}

/** Sorted by file name, which is by time: the oldest first. */
async function mailsTo({ address, folder }: { address: string; folder: string }): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.includes(`\nTo: ${address}\n`) || text.startsWith(`To: ${address}\n`));
}
