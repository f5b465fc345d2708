import { Readable } from 'node:stream';
import type { ExportFile, FileFormat } from '@fairtab/services/money/books/ExportFile';
import type { FastifyReply } from 'fastify';

export const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
};

/** Answers with a private file to save, while it is made or read. */
export function sendFile(reply: FastifyReply, file: ExportFile): FastifyReply {
  return reply
    .type(FILE_TYPES[file.format])
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${file.name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      ...(file.size === undefined ? {} : { 'content-length': file.size }),
    })
    .send(Readable.from(file.bytes));
}
