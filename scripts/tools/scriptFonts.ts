import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';

/**
 * `npm run fonts:scripts`: writes the fonts of print for letters and signs that the text face lacks. The packages are large and
 * needed here alone, so they are fetched for the time of the run and are no dependencies.
 */
const FOLDER = fileURLToPath(new URL('../../services/money/books/pdf/scripts/', import.meta.url));
const WEIGHTS = { 400: '400Regular', 600: '600SemiBold' } as const;

const FONTS = [
  {
    name: 'sans',
    package: '@expo-google-fonts/noto-sans@0.4.2',
    family: 'NotoSans',
    /** Latin Extended-B, Greek, Cyrillic, Vietnamese, signs of currencies. */
    keeps: /[\u0180-\u024f\u0300-\u03ff\u0400-\u052f\u1e00-\u1fff\u20a0-\u20bf\u2116]/u,
  },
  {
    name: 'thai',
    package: '@expo-google-fonts/noto-sans-thai@0.4.2',
    family: 'NotoSansThai',
    keeps: /[\u0e00-\u0e7f]/u,
  },
] as const;

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'fairtab-fonts-'));
await mkdir(FOLDER, { recursive: true });
for (const { name, package: source, family, keeps } of FONTS) {
  const { stdout } = await run('npm', ['pack', '--silent', source], { cwd: folder });
  await run('tar', ['xzf', stdout.trim()], { cwd: folder });
  for (const [weight, style] of Object.entries(WEIGHTS)) {
    const whole = await readFile(join(folder, 'package', style, `${family}_${style}.ttf`));
    const cut = await subsetFont(whole, lettersOf(keeps), { targetFormat: 'truetype', noHinting: true });
    await writeFile(join(FOLDER, `${name}-${weight}.ttf.br`), brotliCompressSync(cut));
  }
  await writeFile(join(FOLDER, `${name}-OFL.txt`), await readFile(join(folder, 'package', 'LICENSE_FONT')));
  await rm(join(folder, 'package'), { recursive: true });
}
await rm(folder, { recursive: true });

/** Every character up to the last of the basic plane that an expression matches; a font keeps those that it has. */
function lettersOf(keeps: RegExp): string {
  return Array.from({ length: 0x1_0000 }, (_, codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => keeps.test(character))
    .join('');
}
