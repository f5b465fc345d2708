/** The longer side of what is sent; the server makes the small square of it. */
const MAX_SIDE_PX = 512;
/** A little less than the server takes, in characters of base64. */
const MAX_LENGTH = 170_000;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * A photo as a small JPEG, in base64. A phone's photo is too large to send for an avatar, and redrawing it removes the
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
    // JPEG has no transparency: without a ground, a cut-out portrait would become black around.
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

/** The size of a picture whose longer side is at most `side`; never larger than it was. In pixels. */
export function fitInto({ width, height, side }: { width: number; height: number; side: number }) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
