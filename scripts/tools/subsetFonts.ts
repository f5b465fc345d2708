import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFonts, buildPreviewFont, buildPrintFonts } from './fonts/buildFonts';

/** `npm run fonts`: writes the fonts of the pages, of pictures and of print, cut to the characters and weights that they use. */
const FOLDER = fileURLToPath(new URL('../../web/src/ui/fonts/', import.meta.url));
const PRINT_FOLDER = fileURLToPath(new URL('../../services/money/books/pdf/fonts/', import.meta.url));
const PREVIEW_FONT = fileURLToPath(new URL('../../services/receipts/previews/display.ttf', import.meta.url));

async function writeAll(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) {
    await writeFile(join(folder, name), bytes);
    process.stdout.write(`${name} ${(bytes.byteLength / 1000).toFixed(1)} kB\n`);
  }
}

await writeAll(FOLDER, await buildFonts());
await writeAll(PRINT_FOLDER, await buildPrintFonts());
await writeFile(PREVIEW_FONT, await buildPreviewFont());
