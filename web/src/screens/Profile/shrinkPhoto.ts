/** The longer side of the sent photo, in pixels. The server cuts the avatar from it. */
const MAX_SIDE_PX = 512;
/** A little less than the server accepts, in characters of base64. */
const MAX_LENGTH = 170_000;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * Returns a photo as a small JPEG, in base64. A phone's photo is too large to send for an avatar, and redrawing it removes the
 * place where it was taken.
 * @returns null when the browser cannot read the image
 */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  try {
    const image = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitInto({ width: image.width, height: image.height, side: MAX_SIDE_PX }));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // JPEG has no transparency. Without a background, the transparent parts of a portrait would become black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const tries = QUALITIES.map((quality) => () => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '');
    for (const make of tries) {
      const base64 = make();
      if (base64 !== '' && base64.length <= MAX_LENGTH) return base64;
    }
    return null;
  } catch {
    return null;
  }
}

/** The size of a picture after its longer side is reduced to `side`, in pixels. Small pictures keep their size. */
export function fitInto({ width, height, side }: { width: number; height: number; side: number }) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
