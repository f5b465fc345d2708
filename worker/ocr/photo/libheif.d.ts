/** The part of libheif's C interface that is used. Numbers are addresses in its memory, unless something else is said. */
interface Libheif {
  /** The whole memory. Another array takes its place when it grows. */
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  _malloc(bytes: number): number;
  _heif_context_alloc(): number;
  _heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    bytes: number,
    length: number,
    options: number,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
  /** Upright, in pixels. */
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_image_handle_has_alpha_channel(handle: number): number;
  /** The item's number. */
  _heif_image_handle_get_item_id(handle: number): number;
  _heif_image_handle_get_image_tiling(error: number, handle: number, turned: number, tiling: number): void;
  /** How many there are. */
  _heif_item_get_transformation_properties(context: number, item: number, list: number, max: number): number;
  /** Four letters as a number. */
  _heif_item_get_property_type(context: number, item: number, property: number): number;
  /** Degrees. */
  _heif_item_get_property_transform_rotation_ccw(context: number, item: number, property: number): number;
  /** 0: top and bottom change places; 1: left and right. */
  _heif_item_get_property_transform_mirror(context: number, item: number, property: number): number;
  _heif_decoding_options_alloc(): number;
  _heif_decode_image(
    error: number,
    handle: number,
    image: number,
    colours: number,
    order: number,
    options: number,
  ): void;
  _heif_image_handle_decode_image_tile(
    error: number,
    handle: number,
    image: number,
    colours: number,
    order: number,
    options: number,
    column: number,
    row: number,
  ): void;
  /** Pixels. */
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_plane_readonly(image: number, channel: number, bytesOfARow: number): number;
  _heif_image_release(image: number): void;
}

declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  /** Makes an instance with a memory of its own. */
  export default function openLibheif(): Libheif;
}
