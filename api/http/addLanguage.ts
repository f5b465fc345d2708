import { inLanguage } from '@fairtab/services/platform/readerLanguage';
import type { FastifyInstance } from 'fastify';
import { languageOf } from './languageOf';

/** Answers each request in its reader's language. */
export function addLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request.raw), done));
  // The parser of the body continues in the context of the connection, which has no language.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request.raw), done));
}
