import { t } from '@fairtab/domain/language/t';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { TooManyAttempts } from '@fairtab/services/platform/errors';
import { isUnavailable } from '@fairtab/services/platform/isUnavailable';
import { language } from '@fairtab/domain/language/current';
import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ApiContext } from '../context';
import type { Documents } from '../graphql/Documents';
import type { Executor } from '../graphql/Executor';
import type { PersistedDocuments } from '../graphql/PersistedDocuments';
import { SharedResult } from '../graphql/SharedResult';
import type { ContextOf } from '../http/viewer/Contexts';
import { HttpProblem } from '../http/answers/HttpProblem';
import { sendPlainPage } from '../http/answers/sendPlainPage';
import { UNAVAILABLE } from '../http/answers/unavailable';
import { rawId } from '../schema/ids';
import { compressPage, encodingFor, type Effort } from './compressPage';
import { contentSecurityPolicy, hashSource, type ProcessorOrigins } from './contentSecurityPolicy';
import { earlyLinksOf, sendEarlyHints } from './earlyHints';
import { KeptPages, type MadePage, type PageText } from './KeptPages';
import { PREVIEWS } from './addPreviews';
import { isPageThere } from './isPageThere';
import { CARD_PAGE_HEADERS, PAGE_HEADERS } from './pageHeaders';
import { CARD_PATH, EVENING_PATH, NAME_PATH, type PageRoute } from './pageRoutes';
import { ofNoPage, renderPage, type PageAbout, type PageContent } from './renderPage';
import type { PageQuery, PageSession, RenderedScreen } from './ServerBundle';
import type { Template } from './WebBuild';
import type { WebBuilds } from './WebBuilds';

/** The picture of pages that are no receipt. */
const PICTURE = '/icons/icon-512.png';
/** Asks a newcomer for a name (web/build/earlyQuestion.ts). The name of an account is known. */
const QUESTION = 'src/table/claiming/early/main.ts';
const STYLE_TEXT = /^<style[^>]*>([^]*)<\/style>$/;

interface Asked {
  /** Null for an address that does not exist. */
  readonly page: PageRoute | null;
  readonly request: FastifyRequest;
  readonly ctx: ApiContext;
  readonly template: Template;
}

/** Answers with pages whose screen is rendered already. A browser renders what cannot be rendered here. */
export class Pages {
  readonly #builds: WebBuilds;
  readonly #persisted: PersistedDocuments;
  readonly #documents: Documents;
  readonly #executor: Executor;
  readonly #logger: Logger;
  readonly #hasEarlyHints: boolean;
  readonly #publicUrl: string;
  readonly #hasVitals: boolean;
  readonly #processor: ProcessorOrigins | null;
  readonly #kept = new KeptPages();

  constructor(options: {
    builds: WebBuilds;
    persisted: PersistedDocuments;
    documents: Documents;
    executor: Executor;
    logger: Logger;
    hasEarlyHints: boolean;
    /** The origin that people type. Without it addresses in the head have no origin. */
    publicUrl: string | null;
    /** Whether browsers are to measure how quickly pages appear. */
    hasVitals: boolean;
    /** The policy of the page on which a card is charged; null when card payments are off. */
    processor: ProcessorOrigins | null;
  }) {
    this.#builds = options.builds;
    this.#persisted = options.persisted;
    this.#documents = options.documents;
    this.#executor = options.executor;
    this.#logger = options.logger;
    this.#hasEarlyHints = options.hasEarlyHints;
    this.#publicUrl = options.publicUrl ?? '';
    this.#hasVitals = options.hasVitals;
    this.#processor = options.processor;
  }

  async send({
    page,
    request,
    reply,
    contextOf,
  }: Pick<Asked, 'page' | 'request'> & { reply: FastifyReply; contextOf: ContextOf }): Promise<FastifyReply> {
    const template = this.#builds.now().template();
    if (!template)
      throw new HttpProblem({
        status: 503,
        code: 'not_built',
        message: 'The web client is not built yet: npm run build.',
      });
    if (this.#hasEarlyHints && page) sendEarlyHints({ req: request.raw, res: reply.raw }, earlyLinksOf(template.html));
    try {
      const ctx = await contextOf(request, reply);
      return await this.#answer({ page, request, ctx, template }, reply);
    } catch (error) {
      if (error instanceof TooManyAttempts) {
        reply.header('retry-after', error.retryAfterSeconds);
        return sendPlainPage(reply, { status: 429, title: t('Too many pages'), content: `<p>${error.message}</p>` });
      }
      if (!isUnavailable(error)) throw error;
      // The browser shows that nobody answers, and tries again.
      const shell = this.#textOf(template, this.#contentOf({ page, receipt: null, screen: null, session: 'none' }));
      reply.code(UNAVAILABLE.status).header('retry-after', UNAVAILABLE.retryAfterSeconds);
      return this.#write({ reply, request, page: shell, kept: null });
    }
  }

  async #answer(asked: Asked, reply: FastifyReply): Promise<FastifyReply> {
    const { page, request, ctx } = asked;
    if (page?.path === NAME_PATH || page?.path === EVENING_PATH) return this.#answerAnew(asked, reply);
    const { id } = request.params as { id?: string };
    const receipt = id === undefined ? null : await readReceipt(ctx, rawId({ typename: 'Receipt', id }));
    const isNobody = ctx.viewer.guestId === null && sessionOf(ctx) === 'none';
    const make = (): Promise<MadePage> => this.#make({ ...asked, receipt });
    const made = isNobody ? await this.#kept.get(this.#keyOf({ ...asked, receipt }), make) : await make();
    if ('redirect' in made) return reply.header('cache-control', 'no-store').redirect(made.redirect, 302);
    if (id !== undefined) reply.header('x-robots-tag', 'noindex');
    // The page tells the browser, which then has no session any more.
    if (ctx.hasEndedSession) ctx.onSession(null);
    reply
      .code(page === null || (id !== undefined && receipt === null) ? 404 : 200)
      .header('cache-control', ctx.viewer.session ? 'no-store' : 'private, no-cache');
    return this.#write({ reply, request, page: made, kept: isNobody && made.isRendered ? effortFor(asked) : null });
  }

  /**
   * A page that is made anew each time and kept nowhere, since it changes without a receipt, such as when its owner turns it off.
   * One that is there has the same headers as one that is not, so that they tell nothing.
   */
  async #answerAnew({ page, ...asked }: Asked, reply: FastifyReply): Promise<FastifyReply> {
    const isThere = await isPageThere(asked);
    const { request, ctx } = asked;
    const made = await this.#make({ ...asked, page: isThere ? page : null, receipt: null });
    if ('redirect' in made) throw new Error('Such a page leads nowhere else');
    if (ctx.hasEndedSession) ctx.onSession(null);
    reply
      .code(isThere ? 200 : 404)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store');
    return this.#write({ reply, request, page: made, kept: null });
  }

  /** A page for nobody depends on the language, its address, the build and, for a receipt, its state and how many look at it. */
  #keyOf({ page, request, ctx, receipt }: Asked & { receipt: ReceiptState | null }): string {
    const state = receipt ? `${receipt.version} ${receipt.writeId} ${ctx.live.looking(receipt.id)}` : '';
    return `${language()} ${this.#builds.now().builtAtMs} ${page?.screen ?? ''} ${state} ${request.url}`;
  }

  async #make(asked: Asked & { receipt: ReceiptState | null }): Promise<MadePage> {
    const { page, ctx, template, receipt } = asked;
    const session = sessionOf(ctx);
    const screen = await this.#renderScreen({ ...asked, session });
    if (screen && 'redirect' in screen) return screen;
    return this.#textOf(template, this.#contentOf({ page, receipt, screen, session }));
  }

  /** @returns null when the browser has to render the screen. @throws when the database cannot answer now */
  async #renderScreen({ request, ctx, session }: Asked & { session: PageSession }) {
    try {
      const server = this.#builds.now().server();
      return (
        server && (await server.renderScreen({ url: request.url, session, ask: (query) => this.#ask(query, ctx) }))
      );
    } catch (error) {
      if (isUnavailable(error)) throw error;
      this.#logger.error({ err: error, requestId: ctx.requestId }, 'a page could not be rendered on the server');
      return null;
    }
  }

  async #ask({ documentId, variables }: PageQuery, ctx: ApiContext): Promise<string> {
    const text = this.#persisted.textOf(documentId);
    const { document, errors } = text === null ? { document: null, errors: [] } : this.#documents.check(text);
    if (!document || errors.length > 0)
      throw new Error(`The client asks for a document that is unknown: ${documentId}`);
    const result = await this.#executor.run({ document, variables, ctx });
    if (result.errors) throw new Error('The query of a page failed', { cause: result.errors[0]?.originalError });
    return result instanceof SharedResult ? result.json : JSON.stringify(result);
  }

  #contentOf({
    page,
    receipt,
    screen,
    session,
  }: {
    page: PageRoute | null;
    receipt: ReceiptState | null;
    screen: RenderedScreen | null;
    session: PageSession;
  }): PageContent {
    return {
      about: receipt ? this.#aboutReceipt(receipt) : this.#aboutPage(page),
      modules: page ? this.#builds.now().filesOfScreen(page.screen) : [],
      screen,
      ask:
        receipt && page?.screen === 'LiveReceipt' && session !== 'valid' ? this.#builds.now().fileOf(QUESTION) : null,
      session,
      vitals: this.#hasVitals && page ? page.path : null,
    };
  }

  /** A messenger shows this to everybody in a chat, so it has no names and no amounts. */
  #aboutReceipt({ restaurantName, id, version }: ReceiptState): PageAbout {
    const image = `${this.#publicUrl}${PREVIEWS}/${id}?${version}`;
    const title = t('Split the bill from {restaurantName}', { restaurantName });
    return { ...ofNoPage(), preview: { title, image, isWideImage: true } };
  }

  #aboutPage(page: PageRoute | null): PageAbout {
    const { path, description } = page ?? {};
    if (path === undefined || description === undefined) return ofNoPage();
    return {
      description: description(),
      // Without an origin it would be no address of its own.
      canonical: this.#publicUrl === '' ? null : `${this.#publicUrl}${path}`,
      preview: { title: 'Fairtab', image: `${this.#publicUrl}${PICTURE}`, isWideImage: false },
    };
  }

  #textOf(template: Template, content: PageContent): PageText {
    const ofScreen = STYLE_TEXT.exec(content.screen?.styles ?? '')?.[1];
    const styles = [...template.inlineStyles, ...(ofScreen === undefined ? [] : [ofScreen])];
    return {
      html: Buffer.from(renderPage(template, content)),
      inlineScripts: template.inlineScripts.map(hashSource),
      inlineStyles: styles.map(hashSource),
      isRendered: content.screen !== null,
    };
  }

  async #write({
    reply,
    request,
    page,
    kept,
  }: {
    reply: FastifyReply;
    request: FastifyRequest;
    page: PageText;
    /** How well to compress a page that is kept; null for one that is not. */
    kept: Effort | null;
  }): Promise<FastifyReply> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const processor = request.routeOptions.url === CARD_PATH ? this.#processor : null;
    reply.headers({
      ...(processor ? CARD_PAGE_HEADERS : PAGE_HEADERS),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({ host: request.headers.host, ...page, processor }),
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'content-language': language(),
      ...(encoding && { 'content-encoding': encoding }),
    });
    return reply.send(
      kept
        ? await this.#kept.compress(page, { encoding, effort: kept })
        : await compressPage(page.html, { encoding, effort: 'quick' }),
    );
  }
}

/** There are few addresses without parameters, so nobody can make the server compress thoroughly again and again. */
function effortFor({ page, request }: Asked): Effort {
  return page?.path === request.url ? 'thorough' : 'quick';
}

function sessionOf({ viewer, hasEndedSession }: ApiContext): PageSession {
  if (viewer.session) return 'valid';
  return hasEndedSession ? 'ended' : 'none';
}
