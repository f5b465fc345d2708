import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Word } from '@fairtab/domain/scan/words';
import { openEngine } from '@fairtab/worker/ocr/openEngine';
import type { OcrEngine } from '@fairtab/worker/ocr/OcrEngine';
import { readPhoto } from '@fairtab/worker/ocr/process/readPhoto';

/** Change it whenever worker/ocr reads other words, or stored ones are taken for today's. */
const RECOGNISER = 'pp-ocrv4-9';

/**
 * Reads words on pictures, and keeps them on disk by the picture's hash, because reading takes a second and judging
 * words takes a millisecond.
 */
export class CachedWords {
  #engine: Promise<OcrEngine> | null = null;

  constructor(private readonly folder: string) {}

  async read(picture: Uint8Array): Promise<Page> {
    const hash = createHash('sha256').update(picture).digest('hex');
    const file = join(this.folder, RECOGNISER, `${hash}.json`);
    const known = await readFile(file, 'utf8').catch(() => null);
    if (known !== null) {
      const page: Page = JSON.parse(known);
      return page;
    }
    this.#engine ??= openEngine({ visionCredentials: undefined });
    const { page: read } = await readPhoto({ photo: picture, engine: await this.#engine, onStage: () => undefined });
    const { width, height, words } = read;
    const page = { width, height, words: words.map(rounded) };
    await mkdir(join(this.folder, RECOGNISER), { recursive: true });
    await writeFile(file, JSON.stringify(page));
    return page;
  }

  async close(): Promise<void> {
    await (await this.#engine)?.close();
  }
}

/** Hundredths of a pixel and of a percent are noise, and take most of the space. */
function rounded(word: Word): Word {
  const to = (value: number, digits: number): number => Number(value.toFixed(digits));
  const [a, b, c, d] = word.polygon.map(({ x, y }) => ({ x: to(x, 1), y: to(y, 1) })) as unknown as Word['polygon'];
  return { ...word, confidence: to(word.confidence, 4), polygon: [a, b, c, d] };
}
