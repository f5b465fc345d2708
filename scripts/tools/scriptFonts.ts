import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';

/**
 * `npm run fonts:scripts`: writes the fonts of print for letters and signs that the text face lacks. `-- tamil` writes that one alone.
 * The packages are large and needed here alone, so they are fetched for the time of the run and are no dependencies.
 */
const FOLDER = fileURLToPath(new URL('../../services/money/books/pdf/scripts/', import.meta.url));
const WEIGHTS = { 400: '400Regular', 600: '600SemiBold' } as const;
const REGULAR = { 400: '400Regular' } as const;
/** Characters that join others or choose how they look. They belong to every font that shapes its letters. */
const JOINERS = '\\u200c\\u200d';

const FONTS = [
  {
    name: 'sans',
    package: '@expo-google-fonts/noto-sans@0.4.2',
    family: 'NotoSans',
    /** Latin Extended-B, Greek, Cyrillic, Vietnamese, signs of currencies. */
    keeps: /[\u0180-\u024f\u0300-\u03ff\u0400-\u052f\u1e00-\u1fff\u20a0-\u20bf\u2116]/u,
    weights: WEIGHTS,
  },
  {
    name: 'thai',
    package: '@expo-google-fonts/noto-sans-thai@0.4.2',
    family: 'NotoSansThai',
    keeps: /[\u0e00-\u0e7f]/u,
    weights: WEIGHTS,
  },
  {
    name: 'arabic',
    package: '@expo-google-fonts/noto-sans-arabic@0.4.3',
    family: 'NotoSansArabic',
    keeps: new RegExp(`[\\u0600-\\u06ff\\u0750-\\u077f\\u08a0-\\u08ff${JOINERS}]`, 'u'),
    weights: WEIGHTS,
  },
  {
    name: 'hebrew',
    package: '@expo-google-fonts/noto-sans-hebrew@0.4.1',
    family: 'NotoSansHebrew',
    keeps: /[\u0590-\u05ff]/u,
    weights: WEIGHTS,
  },
  {
    name: 'devanagari',
    package: '@expo-google-fonts/noto-sans-devanagari@0.4.1',
    family: 'NotoSansDevanagari',
    keeps: new RegExp(`[\\u0900-\\u097f\\ua8e0-\\ua8ff${JOINERS}]`, 'u'),
    weights: WEIGHTS,
  },
  {
    name: 'armenian',
    package: '@expo-google-fonts/noto-sans-armenian@0.4.2',
    family: 'NotoSansArmenian',
    keeps: /[\u0530-\u058f\ufb13-\ufb17]/u,
    weights: WEIGHTS,
  },
  {
    name: 'georgian',
    package: '@expo-google-fonts/noto-sans-georgian@0.4.3',
    family: 'NotoSansGeorgian',
    keeps: /[\u10a0-\u10ff\u1c90-\u1cbf\u2d00-\u2d2f]/u,
    weights: WEIGHTS,
  },
  {
    name: 'bengali',
    package: '@expo-google-fonts/noto-sans-bengali@0.4.4',
    family: 'NotoSansBengali',
    keeps: new RegExp(`[\\u0980-\\u09ff\\u0964\\u0965${JOINERS}]`, 'u'),
    weights: WEIGHTS,
  },
  {
    name: 'tamil',
    package: '@expo-google-fonts/noto-sans-tamil@0.4.3',
    family: 'NotoSansTamil',
    keeps: new RegExp(`[\\u0b80-\\u0bff${JOINERS}]`, 'u'),
    weights: WEIGHTS,
  },
  {
    name: 'hangul',
    package: '@expo-google-fonts/noto-sans-kr@0.4.3',
    family: 'NotoSansKR',
    keeps: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/u,
    weights: REGULAR,
  },
  {
    name: 'han',
    package: '@expo-google-fonts/noto-sans-sc@0.4.3',
    family: 'NotoSansSC',
    /** Chinese and Japanese: ideographs, both syllabaries, bopomofo, their signs and full-width letters. */
    keeps:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u,
    weights: REGULAR,
  },
  {
    name: 'emoji',
    package: '@expo-google-fonts/noto-emoji@0.4.7',
    family: 'NotoEmoji',
    keeps: /[\p{Emoji}\p{Emoji_Component}]/u,
    weights: REGULAR,
  },
] as const;

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'fairtab-fonts-'));
await mkdir(FOLDER, { recursive: true });
const named = process.argv.slice(2);
const written = FONTS.filter(({ name }) => named.length === 0 || named.includes(name));
for (const { name, package: source, family, keeps, weights } of written) {
  const { stdout } = await run('npm', ['pack', '--silent', source], { cwd: folder });
  await run('tar', ['xzf', stdout.trim()], { cwd: folder });
  for (const [weight, style] of Object.entries(weights)) {
    const whole = await readFile(join(folder, 'package', style, `${family}_${style}.ttf`));
    const cut = await subsetFont(whole, lettersOf(keeps), { targetFormat: 'truetype', noHinting: true });
    await writeFile(join(FOLDER, `${name}-${weight}.ttf.br`), brotliCompressSync(cut));
  }
  await writeFile(join(FOLDER, `${name}-OFL.txt`), await readFile(join(folder, 'package', 'LICENSE_FONT')));
  await rm(join(folder, 'package'), { recursive: true });
}
await rm(folder, { recursive: true });

/** Every character up to the supplementary ideographs and tags that an expression matches; a font keeps those that it has. */
function lettersOf(keeps: RegExp): string {
  const characters: string[] = [];
  for (let codePoint = 0; codePoint < 0xe_0080; codePoint += 1) {
    if (codePoint >= 0xd800 && codePoint < 0xe000) continue;
    const character = String.fromCodePoint(codePoint);
    if (keeps.test(character)) characters.push(character);
  }
  return characters.join('');
}
