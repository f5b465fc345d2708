/** What a tile is coded with, and the coded tiles. */
export interface HevcTiles {
  /** The content of the box `hvcC`. */
  readonly settings: Buffer;
  readonly side: number;
  /** One for each place, row by row. The same bytes are stored once. */
  readonly coded: readonly Buffer[];
}

/** Tells a viewer to turn or to mirror the picture. */
export interface GridTurn {
  /** Quarter turns against the clock. */
  readonly quarters?: number;
  /** 0: upside down; 1: left and right exchanged. */
  readonly mirror?: number;
}

/** The place of a tile's bytes in a HEIC takes this long. */
const OFFSET_BYTES = 4;

/** A HEIC whose picture is a grid of tiles, as iPhones make them. Tiles at the right and at the bottom may stick out. */
export function heicGrid({
  tiles,
  width,
  height,
  turn = {},
}: {
  tiles: HevcTiles;
  width: number;
  height: number;
  turn?: GridTurn;
}): Buffer {
  const [columns, rows] = [Math.ceil(width / tiles.side), Math.ceil(height / tiles.side)];
  const ids = Array.from({ length: columns * rows }, (_, at) => at + 2);
  const type = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const grid = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), numbers(4, width, height)]);
  const turns = [
    ...(turn.quarters === undefined ? [] : [box('irot', Buffer.from([turn.quarters]))]),
    ...(turn.mirror === undefined ? [] : [box('imir', Buffer.from([turn.mirror]))]),
  ];
  const sizeOf = (w: number, h: number): Buffer => fullBox('ispe', 0, numbers(4, w, h));
  const properties = [box('hvcC', tiles.settings), sizeOf(tiles.side, tiles.side), sizeOf(width, height), ...turns];
  const places = ids.map((id) => Buffer.concat([numbers(2, id), Buffer.from([2, 0x81, 2])]));
  const own = Buffer.concat([
    numbers(2, 1),
    Buffer.from([1 + turns.length, 3, ...turns.map((_, at) => 0x80 | (at + 4))]),
  ]);
  const metaOf = (start: number): Buffer =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, Buffer.from('\0\0\0\0pict\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1')),
      fullBox('pitm', 0, numbers(2, 1)),
      fullBox('iinf', 0, numbers(2, ids.length + 1), item(1, 'grid'), ...ids.map((id) => item(id, 'hvc1', true))),
      fullBox('iref', 0, box('dimg', numbers(2, 1, ids.length, ...ids))),
      box('iprp', box('ipco', ...properties), fullBox('ipma', 0, numbers(4, ids.length + 1), own, ...places)),
      box('idat', grid),
      locations({ tiles, gridBytes: grid.length, start }),
    );
  const head = type.length + metaOf(0).length + 8;
  return Buffer.concat([type, metaOf(head), box('mdat', ...distinct(tiles.coded))]);
}

function locations({ tiles, gridBytes, start }: { tiles: HevcTiles; gridBytes: number; start: number }): Buffer {
  const stored = distinct(tiles.coded);
  const offsets = stored.map((_, at) => stored.slice(0, at).reduce((sum, { length }) => sum + length, start));
  const at = (id: number, inData: number, offset: number, length: number): Buffer =>
    Buffer.concat([numbers(2, id, inData, 0, 1), numbers(OFFSET_BYTES, offset, length)]);
  return fullBox(
    'iloc',
    1,
    Buffer.from([(OFFSET_BYTES << 4) | OFFSET_BYTES, 0]),
    numbers(2, tiles.coded.length + 1),
    at(1, 1, 0, gridBytes),
    ...tiles.coded.map((tile, place) =>
      at(place + 2, 0, offsets[stored.findIndex((each) => each.equals(tile))] ?? 0, tile.length),
    ),
  );
}

function distinct(tiles: readonly Buffer[]): Buffer[] {
  return [...new Map(tiles.map((tile) => [tile.toString('latin1'), tile])).values()];
}

/** Viewers do not show hidden items by themselves. */
function item(id: number, type: string, isHidden = false): Buffer {
  const version = 2 * 2 ** 24 + (isHidden ? 1 : 0);
  return box('infe', numbers(4, version), numbers(2, id, 0), Buffer.from(`${type}\0`, 'latin1'));
}

function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([numbers(4, content.length + 8), Buffer.from(type, 'latin1'), content]);
}

function fullBox(type: string, version: number, ...contents: readonly Buffer[]): Buffer {
  return box(type, numbers(4, version * 2 ** 24), ...contents);
}

/** Numbers without a sign, of this many bytes each. */
function numbers(bytes: 2 | 4, ...values: readonly number[]): Buffer {
  const written = Buffer.alloc(bytes * values.length);
  for (const [at, value] of values.entries()) written.writeUIntBE(value, at * bytes, bytes);
  return written;
}
