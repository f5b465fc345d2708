import { readPhoto } from '@fairtab/services/receipts/photos/readPhoto';
import { uploadPhoto } from '@fairtab/services/receipts/photos/uploadPhoto';
import { becomeGuest } from '../../schema/becomeGuest';
import { notFound } from '../errors';
import { partOf } from '../parts';
import { ANY_WRITE, type Call, JPEG, route, type Route } from '../Route';
import { READ_SCAN, SCAN_PROGRESS, SCAN_RECEIPT, SCAN_TEXT } from './documents';
import { renderScan, scanBusy } from './render';
import { pastedText, processedReceipt, uploadedPhoto, type ProcessedReceipt } from './shapes';

/** How long a request waits for its scan, in ms. */
const MOST_WAIT_MS = 60_000;
const ANY_UPLOAD = [400, 403, 408, 413, 415, 422, 429] as const;

/** Uploading and showing photos, and the calls that read a receipt's photo or text. */
export const SCAN_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/photos',
    operationId: 'uploadPhoto',
    scopes: ['receipts:write'],
    summary: 'Upload a photo of a receipt, or of a part of one: JPEG, PNG, WebP, HEIC or PDF, at most 10 MB.',
    body: null,
    file: 'photo',
    answer: uploadedPhoto,
    status: 201,
    problems: ANY_UPLOAD,
    run: async (call) => ({ id: await upload(call) }),
  }),
  route({
    method: 'GET',
    path: '/api/photos/:id',
    operationId: 'readPhoto',
    scopes: ['receipts:read'],
    summary: 'A photo as it is kept: upright, without metadata.',
    body: null,
    answer: JPEG,
    status: 200,
    problems: [404],
    run: async ({ param, ctx }) => {
      const photo = await readPhoto(ctx, param);
      if (!photo) throw notFound('There is no such photo.');
      return photo;
    },
  }),
  route({
    method: 'POST',
    path: '/api/process-receipt',
    operationId: 'scanReceipt',
    scopes: ['receipts:write'],
    summary: `Read a photo of a receipt; waits up to ${MOST_WAIT_MS / 1_000} seconds for it.`,
    body: null,
    file: 'receipt',
    answer: processedReceipt,
    status: 200,
    problems: ANY_UPLOAD,
    run: async (call) => {
      const photoIds = [await upload(call)];
      const { result } = await call.ask(SCAN_RECEIPT, { input: { photoIds } });
      return waitFor(call, result);
    },
  }),
  route({
    method: 'POST',
    path: '/api/process-text',
    operationId: 'scanText',
    scopes: ['receipts:write'],
    summary: `Read the text of a bill; waits up to ${MOST_WAIT_MS / 1_000} seconds for it.`,
    body: pastedText,
    answer: processedReceipt,
    status: 200,
    problems: [...ANY_WRITE, 429],
    run: async (call) => {
      const { result } = await call.ask(SCAN_TEXT, { input: { text: call.body.text } });
      return waitFor(call, result);
    },
  }),
];

/** Waits until a scan that was started is over. */
async function waitFor<Body>(call: Call<Body>, result: unknown): Promise<ProcessedReceipt> {
  const id = partOf(partOf(result, 'scan'), 'id');
  await call.follow(SCAN_PROGRESS, { variables: { id }, mostMs: MOST_WAIT_MS });
  const { scan } = await call.ask(READ_SCAN, { id });
  if (!scan) throw scanBusy();
  return renderScan(scan);
}

async function upload({ ctx, file }: Call): Promise<string> {
  const { photoId, guestId } = await uploadPhoto(ctx, file);
  becomeGuest(ctx, guestId);
  return photoId;
}
