import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../config';
import { isUnavailable, Unavailable } from '../isUnavailable';
import { checkFileKey, isFileKey, type FileKey, type FileStore } from './FileStore';
import { spool } from './spool';

const CONNECT_MS = 1_500;
/** How long the beginning of an answer may take, so that a request that waits for it is answered within its own 5 s. */
const ANSWER_MS = 4_000;
/** How long the next bytes of a file may take. */
const SILENCE_MS = 3_000;
/** Sending a photo is not bound to the 5 s of other requests, and exports can be larger than photos. */
const PUT_MS = 20_000;
/** Our own checksum, which every S3-compatible store keeps. Their own kinds differ. */
const CHECKSUM = 'sha256';
const AWAY = 'the file store is away';

/** The stored bytes are not those that were put. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/**
 * Files in a bucket of an S3-compatible store. An object appears under its key when all of its bytes are there and have the
 * checksum that was sent with them. Nothing is ever public: Fairtab reads each file and decides who gets it.
 * All functions throw Unavailable while the store is away, and reading throws DamagedFile for other bytes than were put.
 */
export function s3Files({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Config): FileStore {
  const client = new S3Client({
    region,
    // Stores of one's own have no host name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS },
    // Older stores do not know these checksums. Content-MD5 and the one in the metadata do their work.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const objectOf = (key: FileKey) => {
    checkFileKey(key);
    return { Bucket: bucket, Key: key };
  };
  const find = async (key: FileKey): Promise<GetObjectCommandOutput | null> => {
    const object = objectOf(key);
    try {
      return await ask((abortSignal) => client.send(new GetObjectCommand(object), { abortSignal }));
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };
  return {
    put: async (key, bytes) => {
      const object = objectOf(key);
      const file = await spool(bytes);
      try {
        const put = new PutObjectCommand({
          ...object,
          Body: file.body,
          ContentLength: file.size,
          ContentMD5: file.md5.toString('base64'),
          ContentType: 'application/octet-stream',
          Metadata: { [CHECKSUM]: file.sha256.toString('hex') },
        });
        await ask((abortSignal) => client.send(put, { abortSignal }), PUT_MS);
        return file.size;
      } finally {
        await file.close();
      }
    },
    get: async (key) => {
      const found = await find(key);
      return found && buffer(checkedBytes(found));
    },
    open: async (key) => {
      const found = await find(key);
      return found && { size: found.ContentLength ?? 0, bytes: checkedBytes(found) };
    },
    remove: async (key) => {
      const object = objectOf(key);
      await ask((abortSignal) => client.send(new DeleteObjectCommand(object), { abortSignal }));
    },
    // An object is whole or not there, and the spooled file of a process goes with the process.
    removeUnfinished: async () => undefined,
    list: async function* () {
      for (let after: string | undefined; ;) {
        const list = new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: after });
        const page = await ask((abortSignal) => client.send(list, { abortSignal }));
        for (const { Key = '' } of page.Contents ?? []) if (isFileKey(Key)) yield Key;
        after = page.NextContinuationToken;
        if (after === undefined) return;
      }
    },
  };
}

/** Asks the store, and says so when it is away. */
async function ask<T>(question: (signal: AbortSignal) => Promise<T>, withinMs = ANSWER_MS): Promise<T> {
  const patience = new AbortController();
  // Ends with the beginning of the answer: how long the rest may take depends on who reads it.
  const timer = setTimeout(() => patience.abort(), withinMs);
  try {
    return await question(patience.signal);
  } catch (error) {
    throw isAway(error) ? new Unavailable(AWAY, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** No answer, and answers that say to come back. Others, such as a refused key, are for whoever runs Fairtab. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { httpStatusCode: status = 0 } = (error as Partial<S3ServiceException>).$metadata ?? {};
  if (status > 0) return status >= 500 || status === 408 || status === 429;
  return error.name === 'AbortError' || error.name === 'TimeoutError' || isUnavailable(error);
}

/** Passes the bytes on, and fails after the last one when they are not those that were put. */
async function* checkedBytes({ Body, Metadata = {} }: GetObjectCommandOutput): AsyncGenerator<Uint8Array> {
  if (!(Body instanceof Readable)) throw new Error('The client of S3 gave no stream');
  const hash = createHash('sha256');
  let silence: NodeJS.Timeout | undefined;
  const wait = () => {
    silence = setTimeout(() => Body.destroy(new Unavailable(AWAY)), SILENCE_MS);
  };
  try {
    wait();
    for await (const bytes of Body as AsyncIterable<Uint8Array>) {
      clearTimeout(silence);
      hash.update(bytes);
      yield bytes;
      wait();
    }
  } catch (error) {
    throw new Unavailable(AWAY, { cause: error });
  } finally {
    clearTimeout(silence);
    Body.destroy();
  }
  if (hash.digest('hex') !== Metadata[CHECKSUM]) throw new DamagedFile('A file in S3 is not what was put there');
}
