// Runs in the child of makePortrait.ts.
import sharp from 'sharp';

const EDGE_PX = 192;
/** More than any portrait has. Shrinking one of this size takes some 50 MB of memory. */
const MOST_PIXELS = 4096 * 4096;

sharp.cache(false);
sharp.concurrency(1);
// Decoders that are not needed are a way in, and those of files would open any file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`) });

/** A square JPEG of 192 pixels. Throws PictureRefused, whose message is `animated` or `broken`. */
export async function run(bytes) {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { pages = 1 } = await picture.metadata().catch(refuseBroken);
  if (pages > 1) throw refusal('animated');
  return picture
    .rotate()
    .resize(EDGE_PX, EDGE_PX, { fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(refuseBroken);
}

function refuseBroken() {
  throw refusal('broken');
}

function refusal(reason) {
  return Object.assign(new Error(reason), { name: 'PictureRefused' });
}
