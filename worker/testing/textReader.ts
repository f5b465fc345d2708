import { pageOf } from '@fairtab/domain/scan/testing/pageOf';
import type { PhotoReader } from '../ocr/PhotoReader';

export const CAFE_ROMA = `CAFE ROMA
12 Main Street
03/04/2019 7:15 PM
2 Burger             9.00
1 Cola               3.00
1 Side salad         3.00
Subtotal            15.00
Tax                  1.00
Total               16.00`;

/** The smallest bytes that count as a whole JPEG. */
export const KEPT_JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);

/** The text that is read from a photo. @param photo the uploaded bytes. */
export type PhotoText = (photo: Uint8Array) => string | Promise<string>;

/** A reader that finds on every photo the text that the test gives. When `textOf` throws, reading fails. */
export function textReader(textOf: PhotoText = () => CAFE_ROMA): PhotoReader {
  return {
    engine: 'test',
    read: async (photo, onStage) => {
      onStage('turning');
      onStage('reading');
      const page = pageOf(await textOf(photo));
      return { page, jpeg: KEPT_JPEG, width: page.width, height: page.height };
    },
    close: () => Promise.resolve(),
  };
}
