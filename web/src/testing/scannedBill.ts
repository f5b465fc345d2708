import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { ScannedBill } from '../photos/scanning/Scan';

const sure = { confidence: 0.99, isUnsure: false, boxes: [] };

/** The result of scanning a small bill. */
export const SCANNED_BILL: ScannedBill = {
  restaurantName: { value: 'Nopa', ...sure },
  date: { value: '2026-11-20', ...sure },
  items: [
    {
      name: 'Wine',
      note: '',
      quantity: 2,
      price: '9.00',
      line: '18.00',
      discount: '0.00',
      isAmountUnsure: false,
      ...sure,
    },
    {
      name: 'Bread',
      note: 'No butter',
      quantity: 1,
      price: '4.50',
      line: '4.50',
      discount: '0.00',
      isAmountUnsure: true,
      ...sure,
      isUnsure: true,
    },
  ],
  subtotal: { value: '22.50', ...sure },
  tax: { value: '2.00', ...sure },
  tip: { value: '4.00', ...sure },
  fees: null,
  discount: null,
  total: { value: '28.50', ...sure },
  charges: null,
  currency: null,
  balanced: true,
  doubts: [],
  lines: null,
  advice: null,
};

/** A scan as GraphQL sends it. */
export function wireScan(part: Record<string, unknown> = {}) {
  return {
    __typename: 'Scan',
    id: 'scan-1',
    status: 'UPLOADED',
    queuePosition: 0,
    failure: null,
    photos: [],
    bill: null,
    ...part,
  };
}

export const DONE_SCAN = wireScan({
  status: 'DONE',
  photos: [{ url: '/api/photos/p1', width: 900, height: 1600 }],
  bill: SCANNED_BILL,
});

/** One upload of a photo, which the test answers. */
export interface Upload {
  readonly headers: Record<string, string>;
  readonly photo: File;
  readonly isAborted: boolean;
  sent: (bytes: number) => void;
  answer: (status: number, body: unknown) => Promise<void>;
  /** Fails it as without a connection. */
  lose: () => Promise<void>;
}

/** Replaces XMLHttpRequest. @returns the uploads so far, in their order */
export function catchUploads(): Upload[] {
  const uploads: Upload[] = [];
  class TestRequest {
    readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
    readonly headers: Record<string, string> = {};
    status = 0;
    responseText = '';
    timeout = 0;
    isAborted = false;
    onload = (): void => undefined;
    onerror = (): void => undefined;
    onabort = (): void => undefined;
    onloadend = (): void => undefined;
    open = (): void => undefined;
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    abort(): void {
      this.isAborted = true;
      this.onabort();
    }
    send(form: FormData): void {
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      const request = this;
      uploads.push({
        headers: request.headers,
        photo: form.get('photo') as File,
        get isAborted() {
          return request.isAborted;
        },
        sent: (loaded) => act(() => request.upload.onprogress?.({ loaded })),
        answer: (status, body) =>
          act(async () => {
            Object.assign(request, { status, responseText: JSON.stringify(body) });
            request.onload();
          }),
        lose: () => act(async () => request.onerror()),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', TestRequest);
  return uploads;
}

/** A photo of the given size, in bytes. */
export function photoFile({ name = 'bill.jpg', type = 'image/jpeg', bytes = 100 } = {}): File {
  return new File([new Uint8Array(bytes)], name, { type });
}
