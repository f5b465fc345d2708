import type { FileStore } from '@fairtab/services/platform/files/FileStore';
import { memoryFiles } from '@fairtab/services/testing/memoryFiles';
import { createTestDatabase } from '@fairtab/services/testing/database';
import { blankPhoto } from '@fairtab/services/testing/photos';
import type { PhotoReader } from '@fairtab/worker/ocr/PhotoReader';
import { runTestWorker } from '@fairtab/worker/testing/runTestWorker';
import { textReader, type PhotoText } from '@fairtab/worker/testing/textReader';
import { attempt } from './receiptActions';
import type { Browser, RestAnswer } from './Browser';
import { startApi, type RunningApi, type StartApiOptions } from './startApi';

/** A web process and a worker that share database, queue and files, as in production. */
export interface ApiWithWorker {
  readonly api: RunningApi;
  readonly files: FileStore & { readonly keys: () => string[] };
  /** Sets the text that the reader finds on every photo from now on. */
  setPhotoText(text: PhotoText): void;
  close(): Promise<void>;
}

/**
 * @param first the text that the reader finds on photos until the test sets another one.
 * @param options.reader reads photos in place of the reader that finds the text that the test set.
 * @param options.settings of the web process.
 */
export async function startApiWithWorker(
  first: PhotoText,
  { reader, settings }: { reader?: PhotoReader; settings?: Pick<StartApiOptions, 'logger' | 'env'> } = {},
): Promise<ApiWithWorker> {
  const database = await createTestDatabase();
  const files = memoryFiles();
  let text = first;
  const scripted = textReader((photo) => text(photo));
  const worker = await runTestWorker({ database, files, reader: reader ?? scripted });
  const api = await startApi({ ...settings, database, files, jobs: worker.jobs });
  return {
    api,
    files,
    setPhotoText: (next) => void (text = next),
    close: async () => {
      await api.close();
      await worker.close();
      await database.drop();
    },
  };
}

/** Sends a form with one file, a blank photo unless `bytes` are given. */
export async function sendPhoto(
  browser: Browser,
  {
    path = '/api/photos',
    field = 'photo',
    bytes,
    signal,
  }: { path?: string; field?: string; bytes?: Uint8Array; signal?: AbortSignal } = {},
): Promise<RestAnswer> {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes ?? (await blankPhoto()))]), 'photo.jpg');
  const response = await browser.fetch(path, { method: 'POST', body: form, ...(signal ? { signal } : {}) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
}

/** Uploads a photo and starts to scan it. @returns the scan's global id. */
export async function scan(browser: Browser): Promise<string> {
  const { body } = await sendPhoto(browser);
  const result = await attempt(browser, {
    mutation: 'scanReceipt',
    input: { photoIds: [body['id']] },
    payload: 'scan { id }',
  });
  if (!('scan' in result)) throw new Error(JSON.stringify(result));
  return (result.scan as { id: string }).id;
}

/** Makes the reader wait at the next photo until `resume` is called. Then it finds this text on every photo. */
export function pauseReader(server: ApiWithWorker, text: string): { started: Promise<void>; resume: () => void } {
  let resume = () => undefined as void;
  let reportStart = () => undefined as void;
  const started = new Promise<void>((resolve) => (reportStart = resolve));
  const pause = new Promise<void>((resolve) => (resume = resolve));
  server.setPhotoText(async () => {
    reportStart();
    await pause;
    return text;
  });
  return { started, resume: () => resume() };
}
