import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { HttpProblem } from './HttpProblem';

/** Room for the boundaries and headers around the file. */
const MOST_AROUND_BYTES = 64 * 1024;
const MOST_PARTS = 10;
const MOST_HEADERS = 20;

/**
 * Reads a multipart body that has one file and nothing else. It is judged while it comes in: nothing beyond the limit is
 * ever kept, and nothing is written anywhere.
 * @param field the name of the file's field.
 * @param tooLarge what people are told about a file that is too large.
 * @throws HttpProblem 413 when it is too large, 400 when it is no multipart form or ends early, 422 when it has anything
 * else than the file.
 */
export function readMultipart(
  req: IncomingMessage,
  { field, maxBytes, tooLarge }: { field: string; maxBytes: number; tooLarge: string },
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parser = parserFor(req, maxBytes);
    const chunks: Buffer[] = [];
    let received = 0;
    let files = 0;

    const refuse = (problem: HttpProblem): void => {
      req.off('data', count);
      if (parser) req.unpipe(parser);
      chunks.length = 0;
      reject(problem);
    };
    const refuseLarge = () => refuse(new HttpProblem({ status: 413, code: 'too_large', message: tooLarge }));
    const count = ({ length }: Buffer): void => {
      received += length;
      if (received > maxBytes + MOST_AROUND_BYTES) refuseLarge();
    };

    if (!parser) {
      refuse(malformed('The Content-Type names no boundary.'));
      return;
    }
    if (Number(req.headers['content-length'] ?? 0) > maxBytes + MOST_AROUND_BYTES) {
      refuseLarge();
      return;
    }

    parser.on('file', (name, file) => {
      files += 1;
      const isWanted = name === field && files === 1;
      file.on('data', (chunk: Buffer) => isWanted && chunks.push(chunk));
      file.on('limit', refuseLarge);
      // The parser says the same.
      file.on('error', () => undefined);
      if (!isWanted) refuse(invalid(name, name === field ? 'Send one file at a time.' : 'There is no such field.'));
    });
    parser.on('field', (name) =>
      refuse(invalid(name, name === field ? 'This is a text and no file.' : 'There is no such field.')),
    );
    parser.on('partsLimit', () => refuse(invalid(field, 'There are too many parts.')));
    parser.on('error', () => refuse(malformed('The body is no whole multipart form.')));
    parser.on('finish', () => {
      if (files === 0) refuse(invalid(field, `Send the file in the field "${field}".`));
      else resolve(Buffer.concat(chunks));
    });
    req.on('data', count);
    req.once('close', () => {
      if (!req.complete) refuse(malformed('The body ended early.'));
    });
    req.pipe(parser);
  });
}

function parserFor({ headers }: IncomingMessage, fileSize: number): BusboyInstance | null {
  try {
    const limits = { fileSize, fieldSize: 1024, parts: MOST_PARTS, headerPairs: MOST_HEADERS };
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch {
    return null;
  }
}

function malformed(message: string): HttpProblem {
  return new HttpProblem({ status: 400, code: 'malformed', message });
}

function invalid(path: string | undefined, message: string): HttpProblem {
  return new HttpProblem({ status: 422, code: 'invalid_input', message, fields: [{ path: path ?? '', message }] });
}
