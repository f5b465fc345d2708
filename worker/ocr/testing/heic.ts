import { readFileSync } from 'node:fs';
import type { HevcTiles } from './heicGrid';

/** A HEIC of 64 x 48 pixels in one colour, encoded as iPhones do. No library here can encode one. */
export const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
    'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGgACAAEAAAAAAAAA' +
    'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA' +
    'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED' +
    'cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz' +
    'cGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt' +
    'ZwACAAEAAQAAACJtZGF0AAAAFigBrxmA70mlv//KjH/kxq/2mtaY+bg=',
  'base64',
);

/** A HEIC of 64 x 64 pixels in one colour that covers 40 %, in one tile. */
export const HALF_TRANSPARENT_HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5w' +
    'aXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJpAAEAAAAAAAAAFwACAAAAAAKAAAEAAAAAAAAAEgAAADhpaW5mAAAAAAACAAAA' +
    'FWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABhGlwcnAAAAFfaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA' +
    '/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMA' +
    'CAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAAHJodmNDAQQIAAAAAAAAAAAAHvAA' +
    '/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsCCBBZbqSSmubAgAAADACAAAAMA' +
    'ISIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6' +
    'YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAMW1kYXQAAAATKAGv' +
    'C2D6xsHX//h42KfeA9s2cAAAAA4oAa4WwOxRGv/8U1DI4A==',
  'base64',
);

/** Tiles of red, green, blue and a light grey. */
export const FOUR_COLOURS: HevcTiles = {
  settings: Buffer.from(
    'AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq' +
      'SSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQA==',
    'base64',
  ),
  side: 64,
  coded: [
    'AAAAFigBrxmA93yFN//3dYf9mSv+NAV4tHA=',
    'AAAAFSgBrxmA93yFN//dTH/opO/1AFeLRw==',
    'AAAAFigBrxmA93yFN//5RZEfKdW/nwV4tHA=',
    'AAAAECgBrxmA9wHgTtPwSkxi+4A=',
  ].map((coded) => Buffer.from(coded, 'base64')),
};

/** Photos of 48 megapixels have some 7 MB. */
const PADDING_BYTES = 7_000_000;

/**
 * A HEIC of 8064 x 6048 pixels that is to be turned by 90 degrees, as an iPhone makes it when it is held upright. Its
 * receipt is drawn, so it would be small, but for something at its end that readers skip.
 */
export function largeHeic(): Buffer {
  const padding = Buffer.alloc(PADDING_BYTES);
  padding.writeUInt32BE(PADDING_BYTES);
  padding.write('free', 4, 'latin1');
  return Buffer.concat([readFileSync(new URL('./photos/48-megapixels.heic', import.meta.url)), padding]);
}
