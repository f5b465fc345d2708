import type { Bounds } from '../../photoView';
import { adviceFor, FEW, SIDE } from './adviceFor';
import { NO_JUDGEMENT, type Judgement } from './Judgement';
import { measurePhoto } from './measurePhoto';

/** The longer side of a preview, in pixels: a thumbnail on a phone with many pixels. */
const PREVIEW_SIDE = 360;

/** Answers a photo with a judgement. */
addEventListener('message', ({ data: photo }: MessageEvent<Blob>) => {
  void judge(photo).then(
    (judgement) => postMessage(judgement),
    () => postMessage(NO_JUDGEMENT),
  );
});

async function judge(photo: Blob): Promise<Judgement> {
  const image = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const { canvas, pen } = drawn(image, { width: image.width * scale, height: image.height * scale });
  image.close();
  const measures = measurePhoto(pen.getImageData(0, 0, canvas.width, canvas.height));
  const { sheet, glyphs, glyphHeight } = measures;
  return {
    advice: adviceFor(measures, canvas),
    crop: sheet && { area: sheet, preview: await previewOf(canvas, sheet) },
    letterHeight: glyphs < FEW ? null : glyphHeight / Math.max(canvas.width, canvas.height),
  };
}

function previewOf(canvas: OffscreenCanvas, { left, top, right, bottom }: Bounds): Promise<Blob> {
  const part = { x: left * canvas.width, y: top * canvas.height };
  const [width, height] = [(right - left) * canvas.width, (bottom - top) * canvas.height];
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  const preview = drawn(canvas, { width: width * scale, height: height * scale }, { ...part, width, height });
  return preview.canvas.convertToBlob({ type: 'image/jpeg' });
}

function drawn(
  image: ImageBitmap | OffscreenCanvas,
  size: { width: number; height: number },
  part = { x: 0, y: 0, width: image.width, height: image.height },
) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(size.width)), Math.max(1, Math.round(size.height)));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser draws nothing in a worker');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return { canvas, pen };
}
