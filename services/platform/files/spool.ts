import { createHash } from 'node:crypto';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes whose size and checksums are known before the first one is sent. */
export interface Spooled {
  /** In bytes. */
  readonly size: number;
  readonly md5: Buffer;
  readonly sha256: Buffer;
  readonly body: Uint8Array | Readable;
  close(): Promise<void>;
}

/**
 * Collects bytes that come while they are made, in a temporary file that has no name any more, so that it is gone when the
 * process ends in whatever way.
 */
export async function spool(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<Spooled> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  if (bytes instanceof Uint8Array) {
    const sums = { md5: md5.update(bytes).digest(), sha256: sha256.update(bytes).digest() };
    return { size: bytes.byteLength, ...sums, body: bytes, close: async () => undefined };
  }
  const file = await namelessFile();
  try {
    let size = 0;
    for await (const part of bytes) {
      md5.update(part);
      sha256.update(part);
      await file.appendFile(part);
      size += part.byteLength;
    }
    const body = file.createReadStream({ start: 0, autoClose: false });
    return {
      size,
      md5: md5.digest(),
      sha256: sha256.digest(),
      body,
      close: async () => {
        body.destroy();
        await file.close();
      },
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-spool-'));
  try {
    return await open(join(folder, 'file'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
