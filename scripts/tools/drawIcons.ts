import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIcons } from './icons/buildIcons';

/** `npm run icons`: draws the icons of the app from the mark that the pages show. */
const FOLDER = fileURLToPath(new URL('../../web/public/', import.meta.url));

for (const [name, bytes] of await buildIcons()) {
  await mkdir(dirname(join(FOLDER, name)), { recursive: true });
  await writeFile(join(FOLDER, name), bytes);
  process.stdout.write(`${name} ${(bytes.byteLength / 1000).toFixed(1)} kB\n`);
}
