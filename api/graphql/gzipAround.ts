import { crc32 } from 'node:zlib';
import type { SharedPart } from './SharedPart';

/** RFC 1952: deflated, without a name, a time or a system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** RFC 1951: a block that is stored as it is has at most this many bytes. */
const MAX_STORED = 0xffff;

/** Compresses a text whose middle is compressed already. What is around it is short, and is stored as it is. */
export function gzipAround({ before, shared, after }: { before: string; shared: SharedPart; after: string }): Buffer {
  const { blocks, bytes } = shared.deflated();
  const [head, tail] = [Buffer.from(before), Buffer.from(after)];
  const trailer = Buffer.alloc(8);
  // zlib takes no bytes for the beginning of a new sum.
  const sum = [head, bytes, tail].reduce((before, part) => (part.length === 0 ? before : crc32(part, before)), 0);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(head.length + bytes.length + tail.length, 4);
  return Buffer.concat([HEADER, ...stored(head, 0), blocks, ...stored(tail, 1), trailer]);
}

/** @param last 1 when nothing follows. */
function stored(bytes: Buffer, last: 0 | 1): Buffer[] {
  const parts: Buffer[] = [];
  for (let start = 0; start === 0 || start < bytes.length; start += MAX_STORED) {
    const part = bytes.subarray(start, start + MAX_STORED);
    const block = Buffer.alloc(5);
    block[0] = start + MAX_STORED >= bytes.length ? last : 0;
    block.writeUInt16LE(part.length, 1);
    block.writeUInt16LE(~part.length & 0xffff, 3);
    parts.push(block, part);
  }
  return parts;
}
