import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContextOf } from '../http/viewer/Contexts';
import { HttpProblem } from '../http/answers/HttpProblem';
import { addAppShell } from './addAppShell';
import { PAGE_ROUTES } from './pageRoutes';
import type { Pages } from './Pages';
import { WORKER_PATH } from './retireServiceWorker';
import type { WebBuilds } from './WebBuilds';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** They mean nothing on code and fonts, which never change. A page asks for many of those on a slow line. */
const OF_DOCUMENTS = ['x-request-id', 'x-frame-options', 'cross-origin-opener-policy', 'referrer-policy', 'etag'];

/** The client: a page for each of its addresses, its files, and the page that says that an address does not exist. */
export function addPages(
  app: FastifyInstance,
  {
    pages,
    builds,
    hasServiceWorker,
    contextOf,
  }: { pages: Pages; builds: WebBuilds; hasServiceWorker: boolean; contextOf: ContextOf },
): void {
  for (const page of PAGE_ROUTES)
    app.get<{ Params: { id?: string } }>(page.path, (request, reply) =>
      pages.send({ page, request, reply, contextOf }),
    );

  addAppShell(app, builds);
  // Browsers and mail programs ask for it by this name without reading a page.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icons/icon-32.png', 301));

  void app.register(async (files) => {
    files.setErrorHandler((error, _request, reply) => {
      // A path that is not in its simplest form, such as `/assets//main.js`.
      if (!(error instanceof Error && 'code' in error && error.code === 'FST_STATIC_FORBIDDEN_PATH')) throw error;
      reply.callNotFound();
    });
    await files.register(fastifyStatic, {
      // Names of assets contain a hash of what is in them, so no two languages have different files of one name.
      root: [...builds.folders],
      // Before the first build there is no folder.
      suppressWarning: true,
      index: false,
      preCompressed: true,
      cacheControl: false,
      acceptRanges: false,
      lastModified: false,
      allowedPath: isFile,
      setHeaders: (reply) => {
        const isImmutable = reply.request.url.startsWith('/assets/');
        reply.header('cache-control', isImmutable ? IMMUTABLE : 'no-cache');
        // It would hold for the service worker, which asks for pages.
        reply.removeHeader('content-security-policy');
        if (isImmutable) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      },
    });
    // It has the texts and the list of files of one language.
    if (hasServiceWorker)
      files.get(WORKER_PATH, (_request, reply) =>
        reply
          .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
          .sendFile(WORKER_PATH.slice(1), builds.now().folder),
      );
  });
  app.setNotFoundHandler((request, reply) => notFound({ pages, request, reply, contextOf }));
}

/** Whether a path may be sent as a file: it has an extension, is not hidden, and is not the page itself. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && path !== '/index.html' && !path.includes('/.');
}

function notFound({
  pages,
  ...asked
}: {
  pages: Pages;
  request: FastifyRequest;
  reply: FastifyReply;
  contextOf: ContextOf;
}): Promise<FastifyReply> {
  const { request, reply } = asked;
  if (request.method === 'GET' || request.method === 'HEAD') return pages.send({ page: null, ...asked });
  reply.header('allow', 'GET, HEAD');
  throw new HttpProblem({ status: 405, code: 'wrong_method', message: 'This address can only be read.' });
}
