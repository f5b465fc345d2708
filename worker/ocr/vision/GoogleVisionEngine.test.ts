import { describe, expect, it } from 'vitest';
import { GoogleVisionEngine, type VisionClient } from './GoogleVisionEngine';
import { PHOTO, visionResponse } from '../testing/visionResponse';
import { UnreadablePhoto } from '../UnreadablePhoto';

type Answer = Awaited<ReturnType<VisionClient['documentTextDetection']>>[0];

const photo = { ...PHOTO, rgb: new Uint8Array(3 * PHOTO.width * PHOTO.height) };
const sent: unknown[] = [];
const engineOf = (answer: () => Promise<Answer>, patienceMs?: number) => {
  const client = {
    documentTextDetection: async (request: unknown): Promise<[Answer]> => {
      sent.push(request);
      return [await answer()];
    },
    close: async () => undefined,
  };
  return new GoogleVisionEngine({ client, ...(patienceMs === undefined ? {} : { patienceMs }) });
};
const failing = (code: number, message: string) =>
  engineOf(() => Promise.reject(Object.assign(new Error(message), { code })));

const TOTAL = [
  { text: 'Total', x: 0, y: 0, then: 'SPACE' as const },
  { text: '12', x: 300, y: 0 },
  { text: '.', x: 320, y: 0 },
  { text: '34', x: 330, y: 0, then: 'LINE_BREAK' as const },
  { text: 'Thanks', x: 100, y: 200, then: 'EOL_SURE_SPACE' as const },
];

describe('GoogleVisionEngine', () => {
  it('sends a JPEG and reports the stages', async () => {
    const stages: string[] = [];
    await engineOf(async () => visionResponse({ pieces: TOTAL })).readWords(photo, (stage) => stages.push(stage));
    const { image } = sent.at(-1) as { image: { content: Buffer } };
    expect(image.content.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(stages).toEqual(['turning', 'reading']);
  });

  it('joins symbols without a break between them, and takes a missing coordinate for 0', async () => {
    const page = await engineOf(async () => visionResponse({ pieces: TOTAL })).readWords(photo);
    expect(page).toMatchObject({ ...PHOTO, photo: PHOTO });
    expect(page.words.map(({ text }) => text)).toEqual(['Total', '12.34', 'Thanks']);
    expect(page.words[0]?.polygon).toEqual([
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 50, y: 20 },
      { x: 0, y: 20 },
    ]);
    expect(page.words[1]?.confidence).toBeCloseTo(0.9);
    expect(page.words[1]).not.toHaveProperty('alternatives');
  });

  it.each([90, 180, 270] as const)('turns a photo upright that was turned by %i degrees', async (lying) => {
    const upright = await engineOf(async () => visionResponse({ pieces: TOTAL })).readWords(photo);
    const lies = lying === 180 ? photo : { ...photo, width: PHOTO.height, height: PHOTO.width };
    const page = await engineOf(async () => visionResponse({ pieces: TOTAL, lying })).readWords(lies);
    expect(page).toMatchObject({ ...PHOTO, photo: PHOTO });
    expect(page.words).toEqual(upright.words);
  });

  it('reads an answer in the form of JSON, with breaks in front of characters and fields left out', async () => {
    const json: Answer = JSON.parse(`{ "textAnnotations": [], "fullTextAnnotation": { "text": "A B", "pages": [{
      "property": { "detectedLanguages": [{ "languageCode": "en", "confidence": 1 }] }, "width": 400, "height": 300,
      "blocks": [{ "blockType": "TEXT", "confidence": 0.97, "boundingBox": { "vertices": [] }, "paragraphs": [
        { "words": [
          { "confidence": 0.8, "symbols": [
            { "text": "A", "boundingBox": { "vertices": [{}, { "x": 9 }, { "x": 9, "y": 9 }, { "y": 9 }] } },
            { "text": "B", "confidence": 0.6, "property": { "detectedBreak": { "type": "SPACE", "isPrefix": true } },
              "boundingBox": { "vertices": [{ "x": 20 }, { "x": 29 }, { "x": 29, "y": 9 }, { "x": 20, "y": 9 }] } } ] },
          { "symbols": [{ "text": "lost", "boundingBox": null }] } ] },
        { "words": null } ] }, { "blockType": "PICTURE" }] }] } }`);
    const page = await engineOf(async () => json).readWords(photo);
    expect(page.words.map(({ text, confidence }) => [text, confidence])).toEqual([
      ['A', 0.8],
      ['Blost', 0.8],
    ]);
  });

  it('finds no words where there is no text', async () => {
    const page = await engineOf(async () => ({ fullTextAnnotation: null })).readWords(photo);
    expect(page).toEqual({ ...PHOTO, photo, words: [] });
  });

  it.each([
    [4, 'DEADLINE_EXCEEDED'],
    [7, 'PERMISSION_DENIED'],
    [8, 'RESOURCE_EXHAUSTED'],
    [14, 'UNAVAILABLE'],
    [16, 'UNAUTHENTICATED'],
    [13, 'code 13'],
  ])('is out of order when the call fails with code %i', async (code, name) => {
    const reading = failing(code, 'Quota exceeded').readWords(photo);
    await expect(reading).rejects.toThrow(name);
    await expect(reading).rejects.not.toBeInstanceOf(UnreadablePhoto);
  });

  it('fails without credentials and when no answer comes', async () => {
    const noKey = engineOf(() => Promise.reject(new Error('Could not load the default credentials')));
    await expect(noKey.readWords(photo)).rejects.toThrow('credentials');
    const silent = engineOf(() => new Promise(() => undefined), 10).readWords(photo);
    await expect(silent).rejects.toThrow('DEADLINE_EXCEEDED');
    await expect(silent).rejects.not.toBeInstanceOf(UnreadablePhoto);
  });

  it('refuses a photo that the service refuses, but not for another failure inside an answer', async () => {
    const refused = engineOf(async () => ({ error: { code: 3, message: 'Bad image data.' } }));
    await expect(refused.readWords(photo)).rejects.toBeInstanceOf(UnreadablePhoto);
    await expect(failing(3, 'Bad image data.').readWords(photo)).rejects.toBeInstanceOf(UnreadablePhoto);
    const broken = engineOf(async () => ({ error: { code: 14, message: 'try again' } })).readWords(photo);
    await expect(broken).rejects.toThrow('UNAVAILABLE');
    await expect(broken).rejects.not.toBeInstanceOf(UnreadablePhoto);
  });
});
