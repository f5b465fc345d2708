import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { displayMoney } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context';
import type { Documents } from '../graphql/Documents';
import type { Executor } from '../graphql/Executor';
import type { PersistedDocuments } from '../graphql/PersistedDocuments';
import type { ContextOf } from '../http/Contexts';
import { HttpProblem } from '../http/HttpProblem';
import { rawId } from '../schema/ids';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { PageRoute } from './pageRoutes';
import { renderPage, type PageContent, type PreparedResult } from './renderPage';
import type { WebBuild } from './WebBuild';

const compress = promisify(gzip);
const DESCRIPTION = 'Claim what you had and pay exactly your share, with tax and tip.';
const NOTHING_PREPARED = { description: null, prepared: null, modules: [] } as const;

/** Answers with the client's one page, which carries the data of the requested screen. */
export class Pages {
  readonly #build: WebBuild;
  readonly #persisted: PersistedDocuments;
  readonly #documents: Documents;
  readonly #executor: Executor;

  constructor(options: { build: WebBuild; persisted: PersistedDocuments; documents: Documents; executor: Executor }) {
    this.#build = options.build;
    this.#persisted = options.persisted;
    this.#documents = options.documents;
    this.#executor = options.executor;
  }

  async send({
    page,
    request,
    reply,
    contextOf,
  }: {
    page: PageRoute;
    request: FastifyRequest<{ Params: { id?: string } }>;
    reply: FastifyReply;
    contextOf: ContextOf;
  }): Promise<FastifyReply> {
    const modules = this.#build.filesOfScreen(page.screen);
    const { id } = request.params;
    if (id === undefined)
      return this.#send({ request, reply, status: 200, content: { title: 'Fairtab', ...NOTHING_PREPARED, modules } });

    const ctx = await contextOf(request, reply);
    const receipt = await readReceipt(ctx, rawId({ typename: 'Receipt', id }));
    const content = {
      title: receipt ? `Split the bill from ${receipt.restaurantName}` : 'Receipt Not Found',
      description: receipt ? describe(receipt) : null,
      prepared: await this.#prepare({ page, id, ctx }),
      modules,
    };
    reply.header('x-robots-tag', 'noindex');
    return this.#send({ request, reply, status: receipt ? 200 : 404, content });
  }

  sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#send({ request, reply, status: 404, content: { title: 'Page Not Found', ...NOTHING_PREPARED } });
  }

  async #prepare({ page, id, ctx }: { page: PageRoute; id: string; ctx: ApiContext }): Promise<PreparedResult | null> {
    const versions = page.query === undefined ? [] : this.#persisted.named(page.query);
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

  async #send({
    request,
    reply,
    status,
    content,
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    status: number;
    content: PageContent;
  }): Promise<FastifyReply> {
    const template = this.#build.template();
    if (!template)
      throw new HttpProblem({
        status: 503,
        code: 'not_built',
        message: 'The web client is not built yet: npm run build.',
      });
    const html = Buffer.from(renderPage(template, content));
    const isGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    reply.code(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(request.headers.host),
      vary: 'Accept-Encoding',
      // It carries what one viewer may see at this moment.
      'cache-control': 'private, no-cache',
    });
    if (!isGzip) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(await compress(html));
  }
}

function describe({ description, totalCents }: ReceiptState): string {
  const occasion = description === '' ? '' : `${description} · `;
  return `${occasion}${displayMoney(totalCents)} · ${DESCRIPTION}`;
}
