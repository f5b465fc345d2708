import type { ImageAnnotatorClient, protos } from '@google-cloud/vision';
import type { OcrEngine, OcrStage, ReadPage } from '../OcrEngine';
import { encodePhoto, turnPhoto, type Photo } from '../photo/photo';
import { UnreadablePhoto } from '../UnreadablePhoto';
import { visionPage } from './visionPage';

type Response = protos.google.cloud.vision.v1.IAnnotateImageResponse;

/** The part of Google's client that is used. */
export type VisionClient = Pick<ImageAnnotatorClient, 'documentTextDetection' | 'close'>;

/** The service answers in a second or two. The client's own timeout is ten minutes. */
const PATIENCE_MS = 30_000;
/** google.rpc.Code: the service refuses this picture, so trying again is no use. */
const INVALID_ARGUMENT = 3;
const CODE_NAMES: Readonly<Record<number, string>> = {
  4: 'DEADLINE_EXCEEDED',
  7: 'PERMISSION_DENIED',
  8: 'RESOURCE_EXHAUSTED',
  14: 'UNAVAILABLE',
  16: 'UNAUTHENTICATED',
};

/** Reads photos with Google Cloud Vision's document text detection. */
export class GoogleVisionEngine implements OcrEngine {
  readonly #client: VisionClient;
  readonly #patienceMs: number;

  constructor({ client, patienceMs = PATIENCE_MS }: { client: VisionClient; patienceMs?: number }) {
    this.#client = client;
    this.#patienceMs = patienceMs;
  }

  async readWords(photo: Photo, onStage: (stage: OcrStage) => void = () => undefined): Promise<ReadPage> {
    onStage('turning');
    const image = await encodePhoto(photo);
    onStage('reading');
    const { error, fullTextAnnotation } = await this.annotated(image);
    if (error?.code) throw failureOf({ code: error.code, message: error.message ?? '' });
    const { turned, ...page } = visionPage(fullTextAnnotation?.pages ?? [], photo);
    return { ...page, photo: await turnPhoto(photo, turned) };
  }

  async close(): Promise<void> {
    await this.#client.close();
  }

  private async annotated(image: Buffer): Promise<Response> {
    let patience: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      patience = setTimeout(() => reject(failureOf({ code: 4, message: 'no answer in time' })), this.#patienceMs);
    });
    try {
      const [response] = await Promise.race([this.#client.documentTextDetection({ image: { content: image } }), late]);
      return response;
    } catch (error) {
      throw hasCode(error) ? failureOf(error) : error;
    } finally {
      clearTimeout(patience);
    }
  }
}

function hasCode(error: unknown): error is Error & { code: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}

function failureOf({ code, message }: { code: number; message: string }): Error {
  const text = `Google Cloud Vision: ${CODE_NAMES[code] ?? `code ${code}`}, ${message}`;
  return code === INVALID_ARGUMENT ? new UnreadablePhoto(text) : new Error(text);
}
