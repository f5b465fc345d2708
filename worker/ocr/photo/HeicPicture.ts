import type { Turning } from './placement';
import type { Tile } from './shrinkTile';

// Numbers of libheif: colours, the orders of their bytes by the number of channels, and the channel that has them all.
const RGB = 1;
const ORDERS = { 3: 10, 4: 11 } as const;
const INTERLEAVED = 10;
/** Where the fields of a tiling are, in bytes. */
const TILING = { version: 0, tileWidth: 12, tileHeight: 16, width: 20, height: 24 };
/** Where the options of decoding are, in bytes. */
const OPTIONS = { ignoresTurns: 1, toEightBits: 20 };
const SCRATCH_BYTES = 256;
const MAX_TURNINGS = 16;
const ROTATION = 0x69726f74; // irot
const MIRROR = 0x696d6972; // imir
const ROTATIONS: Readonly<Record<number, Turning>> = { 90: 'quarter', 180: 'half', 270: 'threeQuarters' };

/**
 * The main picture of a HEIC. Its tiles are decoded one at a time. Each file gets an instance of libheif of its own: a broken
 * file may corrupt its memory, and an instance never gives memory back.
 */
export class HeicPicture {
  /** Red, green and blue, and alpha when it is transparent. */
  readonly channels: 3 | 4;
  /** Null when libheif has to turn it, which it does with the whole picture. */
  readonly #turnings: readonly Turning[] | null;
  readonly #lib: Libheif;
  readonly #handle: number;
  readonly #options: number;
  /** For the error of a call, and behind it for what the call gives. */
  readonly #scratch: number;

  /** @throws when the header is broken. */
  static async open(heic: Uint8Array): Promise<HeicPicture> {
    // Loaded only when it is used, because it is large. sharp cannot decode the HEIC of iPhones.
    const { default: openLibheif } = await import('libheif-js/libheif-wasm/libheif-bundle.js');
    return new HeicPicture(openLibheif(), heic);
  }

  private constructor(lib: Libheif, heic: Uint8Array) {
    this.#lib = lib;
    this.#scratch = lib._malloc(2 * SCRATCH_BYTES);
    const context = lib._heif_context_alloc();
    const file = lib._malloc(heic.length);
    lib.HEAPU8.set(heic, file);
    lib._heif_context_read_from_memory_without_copy(this.#error, context, file, heic.length, 0);
    this.#check();
    lib._heif_context_get_primary_image_handle(this.#error, context, this.#out);
    this.#check();
    this.#handle = this.#field(0);
    this.#options = lib._heif_decoding_options_alloc();
    lib.HEAPU8[this.#options + OPTIONS.toEightBits] = 1;
    this.channels = lib._heif_image_handle_has_alpha_channel(this.#handle) ? 4 : 3;
    // Transparency is a picture with tiles of its own, and libheif knows how to put the two together.
    this.#turnings = this.channels === 4 ? null : this.#turningsIn(context);
    if (this.#turnings) lib.HEAPU8[this.#options + OPTIONS.ignoresTurns] = 1;
  }

  /** How the decoded tiles are to be turned. */
  get turnings(): readonly Turning[] {
    return this.#turnings ?? [];
  }

  /** In pixels, before it is turned. @throws when the grid is broken. */
  sizes(): {
    readonly width: number;
    readonly height: number;
    readonly tileWidth: number;
    readonly tileHeight: number;
  } {
    const lib = this.#lib;
    if (!this.#turnings) {
      const width = lib._heif_image_handle_get_width(this.#handle);
      const height = lib._heif_image_handle_get_height(this.#handle);
      return { width, height, tileWidth: width, tileHeight: height };
    }
    lib.HEAPU8.fill(0, this.#out, this.#out + SCRATCH_BYTES);
    lib.HEAPU32[(this.#out + TILING.version) / 4] = 1;
    lib._heif_image_handle_get_image_tiling(this.#error, this.#handle, 0, this.#out);
    this.#check();
    return {
      width: this.#field(TILING.width),
      height: this.#field(TILING.height),
      tileWidth: this.#field(TILING.tileWidth),
      tileHeight: this.#field(TILING.tileHeight),
    };
  }

  /** Lets `use` have a tile, whose bytes are gone afterwards. @throws when the tile is broken. */
  decode({ column, row, use }: { column: number; row: number; use: (tile: Tile) => void }): void {
    const lib = this.#lib;
    const wanted = [RGB, ORDERS[this.channels], this.#options] as const;
    if (this.#turnings)
      lib._heif_image_handle_decode_image_tile(this.#error, this.#handle, this.#out, ...wanted, column, row);
    else lib._heif_decode_image(this.#error, this.#handle, this.#out, ...wanted);
    this.#check();
    const image = this.#field(0);
    const start = lib._heif_image_get_plane_readonly(image, INTERLEAVED, this.#out);
    const stride = this.#field(0);
    const width = lib._heif_image_get_width(image, INTERLEAVED);
    const height = lib._heif_image_get_height(image, INTERLEAVED);
    if (start === 0 || stride < width * this.channels) throw new Error('A tile has no pixels');
    use({ bytes: lib.HEAPU8.subarray(start, start + stride * height), stride, width, height });
    lib._heif_image_release(image);
  }

  #turningsIn(context: number): Turning[] | null {
    const lib = this.#lib;
    const item = lib._heif_image_handle_get_item_id(this.#handle);
    const count = lib._heif_item_get_transformation_properties(context, item, this.#out, MAX_TURNINGS);
    const turnings: Turning[] = [];
    for (const property of Array.from({ length: count }, (_, at) => this.#field(4 * at))) {
      const type = lib._heif_item_get_property_type(context, item, property);
      if (type === MIRROR) {
        const isSideways = lib._heif_item_get_property_transform_mirror(context, item, property) === 1;
        turnings.push(isSideways ? 'leftRight' : 'topDown');
      } else if (type === ROTATION) {
        const turning = ROTATIONS[lib._heif_item_get_property_transform_rotation_ccw(context, item, property)];
        if (turning) turnings.push(turning);
      } else return null;
    }
    return turnings;
  }

  get #error(): number {
    return this.#scratch;
  }

  get #out(): number {
    return this.#scratch + SCRATCH_BYTES;
  }

  #field(at: number): number {
    return this.#lib.HEAPU32[(this.#out + at) / 4] ?? 0;
  }

  #check(): void {
    if (this.#lib.HEAPU32[this.#error / 4] !== 0) throw new Error('The HEIC is broken');
  }
}
