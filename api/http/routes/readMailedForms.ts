import type { FastifyInstance } from 'fastify';

const MOST_BYTES = 1024;

/** Takes the forms of pages behind mailed links. Everything that is needed is in the address, so their one field is not read. */
export function readMailedForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
    { bodyLimit: MOST_BYTES, parseAs: 'buffer' },
    (_request, _bytes, done) => done(null, null),
  );
}
