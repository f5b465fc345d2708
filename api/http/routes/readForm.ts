import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from '../answers/HttpProblem';

/** Room for the boundaries and headers around the file. */
const MOST_AROUND_BYTES = 64 * 1024;
const LIMITS = { fieldSize: 1024, parts: 10, headerPairs: 20 };

/**
 * Reads a multipart form that has one file and nothing else. It is checked while it comes in: nothing beyond the limit is
 * kept, and nothing is written anywhere.
 * @param field the name of the file's field.
 * @param tooLarge the message about a file that is too large.
 * @throws HttpProblem 413 when it is too large, 400 when it is no multipart form or ends early, 422 when it has anything
 * else than the file.
 */
export async function readForm(
  request: FastifyRequest,
  {
    field,
    maxBytes,
    tooLarge,
    stopped,
  }: {
    field: string;
    maxBytes: number;
    tooLarge: string;
    /** Rejects when the form is not to be read further. */
    stopped?: Promise<never>;
  },
): Promise<Uint8Array> {
  const refusalOfSize = new HttpProblem({ status: 413, code: 'too_large', message: tooLarge });
  const mostBytes = maxBytes + MOST_AROUND_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw refusalOfSize;
  const received = countBytes(request.raw, mostBytes);
  const readFile = async (): Promise<Uint8Array | null> => {
    let file: Uint8Array | null = null;
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })) {
      const { fieldname: name } = part;
      const isWanted = name === field;
      if (part.type === 'field')
        throw invalid(name, isWanted ? 'This is a text and no file.' : 'There is no such field.');
      if (file || !isWanted) throw invalid(name, isWanted ? 'Send one file at a time.' : 'There is no such field.');
      file = await bytesOf(part, refusalOfSize);
    }
    return file;
  };
  let file: Uint8Array | null;
  try {
    file = await (stopped ? Promise.race([readFile(), stopped]) : readFile());
  } catch (error) {
    // The parser no longer reads, and would hold back what is still being sent.
    request.raw.unpipe();
    throw error instanceof HttpProblem ? error : malformed('The body is no whole multipart form.');
  }
  if (received() === 0) throw malformed('The body is empty.');
  return file ?? refuse(invalid(field, `Send the file in the field "${field}".`));
}

/** Fails as soon as the limit is reached, without waiting for the rest of the file. */
function bytesOf({ file }: MultipartFile, refusalOfSize: HttpProblem): Promise<Uint8Array> {
  file.once('limit', () => file.destroy(refusalOfSize));
  return buffer(file);
}

/** Counts what comes in; drops the connection when it is more than any form may have, such as a field without an end. */
function countBytes(req: IncomingMessage, mostBytes: number): () => number {
  let received = 0;
  req.on('data', ({ length }: Buffer) => {
    received += length;
    if (received > mostBytes) req.destroy();
  });
  return () => received;
}

function refuse(problem: HttpProblem): never {
  throw problem;
}

function malformed(message: string): HttpProblem {
  return new HttpProblem({ status: 400, code: 'malformed', message });
}

function invalid(path: string | undefined, message: string): HttpProblem {
  return new HttpProblem({ status: 422, code: 'invalid_input', message, fields: [{ path: path ?? '', message }] });
}
