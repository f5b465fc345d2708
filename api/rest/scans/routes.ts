import { readPhoto } from '@fairtab/services/receipts/photos/readPhoto';
import { uploadPhoto } from '@fairtab/services/receipts/photos/uploadPhoto';
import { becomeGuest } from '../../schema/becomeGuest';
import { found } from '../answers';
import { RestReadScan, RestScanProgress, RestScanReceipt, RestScanText } from '../generated/documents';
import { type Call, JPEG, route, type Route } from '../Route';
import { renderScan, scanBusy } from './render';
import { pastedText, processedReceipt, uploadedPhoto, type ProcessedReceipt } from './shapes';

/** How long a request waits for its scan, in ms. */
const MOST_WAIT_MS = 60_000;

/** Uploading and showing photos, and the calls that read a receipt's photo or text. */
export const SCAN_ROUTES: readonly Route[] = [
  route('POST /api/photos', {
    operationId: 'uploadPhoto',
    scopes: ['receipts:write'],
    summary: 'Upload a photo of a receipt, or of a part of one: JPEG, PNG, WebP, HEIC or PDF, at most 10 MB.',
    file: 'photo',
    answer: uploadedPhoto,
    status: 201,
    run: async (call) => ({ id: await upload(call) }),
  }),
  route('GET /api/photos/:id', {
    operationId: 'readPhoto',
    scopes: ['receipts:read'],
    summary: 'A photo as it is kept: upright, without metadata.',
    answer: JPEG,
    run: async ({ param, ctx }) => found(await readPhoto(ctx, param), 'There is no such photo.'),
  }),
  route('POST /api/process-receipt', {
    operationId: 'scanReceipt',
    scopes: ['receipts:write'],
    summary: `Read a photo of a receipt; waits up to ${MOST_WAIT_MS / 1_000} seconds for it.`,
    file: 'receipt',
    answer: processedReceipt,
    run: async (call) => {
      const photoIds = [await upload(call)];
      const { result } = await call.ask(RestScanReceipt, { input: { photoIds } });
      return waitFor(call, result.scan);
    },
  }),
  route('POST /api/process-text', {
    operationId: 'scanText',
    scopes: ['receipts:write'],
    summary: `Read the text of a bill; waits up to ${MOST_WAIT_MS / 1_000} seconds for it.`,
    body: pastedText,
    answer: processedReceipt,
    run: async (call) => {
      const { result } = await call.ask(RestScanText, { input: { text: call.body.text } });
      return waitFor(call, result.scan);
    },
  }),
];

/** Waits until a scan that was started is over. */
async function waitFor<Body>({ ask, follow }: Call<Body>, { id }: { id: string }): Promise<ProcessedReceipt> {
  await follow(RestScanProgress, { variables: { id }, mostMs: MOST_WAIT_MS });
  const { scan } = await ask(RestReadScan, { id });
  if (!scan) throw scanBusy();
  return renderScan(scan);
}

async function upload({ ctx, file }: Call): Promise<string> {
  const { photoId, guestId } = await uploadPhoto(ctx, file);
  becomeGuest(ctx, guestId);
  return photoId;
}
