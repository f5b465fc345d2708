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

/** A picture of nothing that is a whole JPEG all the same. */
export const KEPT_JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);

/** What stands on a photo, whatever is on it. @param photo what was uploaded. */
export type PhotoText = (photo: Uint8Array) => string | Promise<string>;

/** Reads from every photo what the test says; with what it throws the reading fails. */
export function textReader(see: PhotoText = () => CAFE_ROMA): PhotoReader {
  return {
    engine: 'test',
    read: async (photo, onStage) => {
      onStage('turning');
      onStage('reading');
      const page = pageOf(await see(photo));
      return { page, jpeg: KEPT_JPEG, width: page.width, height: page.height };
    },
    close: () => Promise.resolve(),
  };
}
