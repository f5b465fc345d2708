import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { displayMoney } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import sirv, { type RequestHandler } from 'sirv';
import type { ApiContext } from '../context';
import type { Documents } from '../graphql/Documents';
import type { Executor } from '../graphql/Executor';
import type { PersistedDocuments } from '../graphql/PersistedDocuments';
import type { Exchange } from '../http/Exchange';
import { HttpProblem } from '../http/HttpProblem';
import { contentSecurityPolicy } from '../http/securityHeaders';
import { rawId } from '../schema/ids';
import { findPage, type PageRoute } from './pageRoutes';
import { renderPage, type PageContent, type PreparedResult } from './renderPage';
import type { WebBuild } from './WebBuild';

const compress = promisify(gzip);
const IMMUTABLE = 'public, max-age=31536000, immutable';
const DESCRIPTION = 'Claim what you had and pay exactly your share, with tax and tip.';

/** Serves the client: its files, and its one page with the data of the screen that is asked for. */
export class PageHandler {
  readonly #build: WebBuild;
  readonly #persisted: PersistedDocuments;
  readonly #documents: Documents;
  readonly #executor: Executor;
  readonly #isDevelopment: boolean;
  #files: RequestHandler | null = null;

  constructor(options: {
    build: WebBuild;
    persisted: PersistedDocuments;
    documents: Documents;
    executor: Executor;
    isDevelopment: boolean;
  }) {
    this.#build = options.build;
    this.#persisted = options.persisted;
    this.#documents = options.documents;
    this.#executor = options.executor;
    this.#isDevelopment = options.isDevelopment;
  }

  async handle(exchange: Exchange, contextOf: () => Promise<ApiContext>): Promise<void> {
    const { req, res, path } = exchange;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      throw new HttpProblem({ status: 405, code: 'wrong_method', message: 'This address can only be read.' });
    }
    const page = findPage(path);
    if (!page && (await this.#sendFile(exchange))) return;
    exchange.route = page?.route.path ?? 'page not found';
    if (!page)
      return this.#sendPage(exchange, { status: 404, content: { title: 'Page Not Found', ...NOTHING_PREPARED } });
    const { route, id } = page;
    const modules = route.screen ? this.#build.filesOfScreen(route.screen) : [];
    if (id === null)
      return this.#sendPage(exchange, { status: 200, content: { title: 'Fairtab', ...NOTHING_PREPARED, modules } });

    const ctx = await contextOf();
    const receipt = await readReceipt(ctx, rawId({ typename: 'Receipt', id }));
    const content = {
      title: receipt ? `Split the bill from ${receipt.restaurantName}` : 'Receipt Not Found',
      description: receipt ? describe(receipt) : null,
      prepared: await this.#prepare({ route, id, ctx }),
      modules,
    };
    res.setHeader('x-robots-tag', 'noindex');
    await this.#sendPage(exchange, { status: receipt ? 200 : 404, content });
  }

  async #prepare({
    route,
    id,
    ctx,
  }: {
    route: PageRoute;
    id: string;
    ctx: ApiContext;
  }): Promise<PreparedResult | null> {
    const versions = route.query === undefined ? [] : this.#persisted.named(route.query);
    const persisted = versions.find((version) => this.#build.asksFor(version.id));
    if (!persisted) return null;
    const { document, errors } = this.#documents.check(persisted.text);
    if (!document || errors.length > 0) return null;
    const variables = { id };
    const result = await this.#executor.run({ document, variables, ctx });
    if (result.errors) return null;
    return {
      documentId: persisted.id,
      variables,
      json: 'json' in result ? String(result.json) : JSON.stringify(result),
    };
  }

  async #sendPage(exchange: Exchange, { status, content }: { status: number; content: PageContent }): Promise<void> {
    const { req, res } = exchange;
    const template = this.#build.template();
    if (!template)
      throw new HttpProblem({
        status: 503,
        code: 'not_built',
        message: 'The web client is not built yet: npm run build.',
      });
    const html = Buffer.from(renderPage(template, content));
    const isGzip = /\bgzip\b/.test(req.headers['accept-encoding'] ?? '');
    const body = isGzip ? await compress(html) : html;
    res.appendHeader('vary', 'Accept-Encoding');
    res.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.byteLength,
      'content-security-policy': contentSecurityPolicy(req.headers.host),
      // It carries what one viewer may see, as of now.
      'cache-control': 'private, no-cache',
      ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  }

  /** @returns whether there is such a file. */
  #sendFile(exchange: Exchange): Promise<boolean> {
    const { req, res, path } = exchange;
    // Only names with an extension are files; the page itself is never served as one.
    if (!/\.\w+$/.test(path) || path === '/index.html' || path.includes('/.')) return Promise.resolve(false);
    const files = this.#fileHandler();
    if (!files) return Promise.resolve(false);
    exchange.route = 'file';
    return new Promise((resolve) => {
      res.once('close', () => resolve(true));
      files(req, res, () => resolve(false));
    });
  }

  #fileHandler(): RequestHandler | null {
    if (this.#files || !existsSync(this.#build.folder)) return this.#files;
    this.#files = sirv(this.#build.folder, {
      dev: this.#isDevelopment,
      etag: true,
      gzip: true,
      brotli: true,
      extensions: [],
      setHeaders: (res, pathname) => {
        res.setHeader('cache-control', pathname.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
      },
    });
    return this.#files;
  }
}

const NOTHING_PREPARED = { description: null, prepared: null, modules: [] } as const;

function describe({ description, totalCents }: ReceiptState): string {
  const occasion = description === '' ? '' : `${description} · `;
  return `${occasion}${displayMoney(totalCents)} · ${DESCRIPTION}`;
}
