import { describe, expect, it } from 'vitest';
import { MAX_PHOTO_BYTES, sortFiles, UPLOAD_WORDS, WIZARD_WORDS, type FileWay } from './photoFiles';

const file = ({ name = 'bill.jpg', type = 'image/jpeg', size = 9 } = {}): File =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
interface Offer {
  way?: FileWay;
  known?: number;
  words?: typeof WIZARD_WORDS;
}
const sort = (files: File[], { way = 'chosen', known = 0, words = WIZARD_WORDS }: Offer = {}) =>
  sortFiles({ files, way, known, words });

describe('files for a receipt', () => {
  it('may be images, PDFs, and iPhone photos for which the browser knows no type', () => {
    const files = [
      file(),
      file({ type: 'image/png' }),
      file({ type: 'application/pdf' }),
      file({ type: '', name: 'IMG_1.HEIC' }),
    ];
    expect(sort(files)).toEqual({ taken: files, problem: null });
  });

  it('of another type are refused with the text of each screen', () => {
    const text = [file({ type: 'text/plain' })];
    const invalid = { title: 'Invalid file type', message: 'Please upload a JPG or PNG image file.' };
    expect(sort(text)).toEqual({ taken: [], problem: invalid });
    const none = { title: 'No image found', message: 'Please drop a JPG or PNG image file.' };
    expect(sort(text, { way: 'dropped' }).problem).toEqual(none);
    expect(sort([], { way: 'dropped' }).problem).toEqual(none);
    const select = { title: 'Invalid file type', message: 'Please select an image file.' };
    expect(sort(text, { words: UPLOAD_WORDS }).problem).toEqual(select);
    expect(sort(text, { words: UPLOAD_WORDS, way: 'dropped' }).problem).toEqual(select);
  });

  it('may have exactly 10 MB and not a byte more', () => {
    const most = file({ size: MAX_PHOTO_BYTES });
    expect(sort([most]).taken).toEqual([most]);
    const { taken, problem } = sort([most, file({ size: MAX_PHOTO_BYTES + 1 })]);
    expect(taken).toEqual([most]);
    expect(problem?.title).toBe('File too large');
  });

  it('are limited to six, including the photos chosen before', () => {
    const files = Array.from({ length: 3 }, () => file());
    const { taken, problem } = sort(files, { known: 4 });
    expect(taken).toHaveLength(2);
    expect(problem?.title).toBe('At most 6 photos');
  });

  it('are refused when they are empty', () => {
    expect(sort([file({ size: 0 })])).toMatchObject({ taken: [], problem: { title: 'Empty file' } });
  });
});
