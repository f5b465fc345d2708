import { adviceFor, SIDE } from './adviceFor';

/** Answers a photo with the advice about it, or null for a good one and for one that this browser cannot decode. */
addEventListener('message', ({ data: photo }: MessageEvent<Blob>) => {
  void judge(photo).then(
    (advice) => postMessage(advice),
    () => postMessage(null),
  );
});

async function judge(photo: Blob) {
  const image = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  image.close();
  return adviceFor(pen.getImageData(0, 0, width, height));
}
