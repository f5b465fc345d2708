import { Writable } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Environment, Network, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { ServerStyleSheet } from 'styled-components';
import { prepareQuery } from './network/relay/preparedQueries';
import { GivenEnvironment } from './network/relay/SessionEnvironment';
import { findOther } from './otherRoutes';
import { notFoundRoute, routes } from './routes';
import { findRoute } from './app/routing/findRoute';
import { ServerRedirect } from './app/routing/Redirect';
import { ServerSession } from './network/session/useSession';
import type { PageSession } from './app/shell/pageData';
import { Site } from './app/shell/Site';

/** The result of a query as JSON text, with the id of its document. */
export interface PreparedJson {
  readonly documentId: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly json: string;
}

export interface RenderedPage {
  /** What belongs inside the root element. */
  readonly html: string;
  /** The `<title>` element. */
  readonly title: string;
  /** The `<style>` element with the styles of what was rendered. */
  readonly styles: string;
  readonly prepared: PreparedJson | null;
}

interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly session: PageSession;
  /** Runs a persisted query. @throws Error when it has no answer without errors */
  readonly ask: (query: Omit<PreparedJson, 'json'>) => Promise<string>;
}

/** The addresses whose screens need no data and look the same for everybody without a session. */
export const fixedPaths: readonly string[] = routes
  .filter(({ queryFor, needsAccount }) => !queryFor && !needsAccount)
  .map(({ path }) => path);

/** Large enough that React never splits the page into parts that a script has to put together. */
const ONE_PART = Number.MAX_SAFE_INTEGER;
/** A title that React puts before the rest, because there is no head around it. */
const LEADING_TITLE = /^<title>[^<]*<\/title>/;

/**
 * Renders the screen of an address.
 * @returns where to go when the screen only redirects.
 * @throws Error when the query or a component fails; the browser then has to render the page.
 */
export async function renderScreen({ url, session, ask }: PageRequest): Promise<RenderedPage | { redirect: string }> {
  const [pathname = '/'] = url.split('?');
  const first = findRoute({ pathname, routes, notFound: notFoundRoute });
  await first.route.load();
  const { route, params } = first.route === notFoundRoute ? findOther(pathname) : first;
  const environment = new Environment({
    isServer: true,
    network: Network.create(() => {
      throw new Error(`${pathname} asked for data that was not prepared`);
    }),
    store: new Store(new RecordSource()),
  });

  const needed = route.needsAccount && session !== 'valid' ? null : (route.queryFor?.(params) ?? null);
  let prepared: PreparedJson | null = null;
  if (needed) {
    const query = { documentId: needed.query.params.id ?? '', variables: needed.variables };
    prepared = { ...query, json: await ask(query) };
    const response = JSON.parse(prepared.json) as GraphQLResponse;
    if (!prepareQuery(environment, { ...query, response })) throw new Error(`${pathname} has no usable data`);
  }

  const paths: string[] = [];
  const sheet = new ServerStyleSheet();
  try {
    const text = await renderToText(
      sheet.collectStyles(
        <StrictMode>
          <ServerRedirect value={(path) => void paths.push(path)}>
            <ServerSession
              value={{ id: session === 'valid' ? 'on-server' : null, hasEndedElsewhere: session === 'ended' }}
            >
              <GivenEnvironment value={environment}>
                <Site
                  sessionId={null}
                  Router={({ children }) => <StaticRouter location={url}>{children}</StaticRouter>}
                  routes={routes}
                  notFound={notFoundRoute}
                />
              </GivenEnvironment>
            </ServerSession>
          </ServerRedirect>
        </StrictMode>,
      ),
    );
    const [redirect] = paths;
    if (redirect !== undefined) return { redirect };
    const [title = ''] = LEADING_TITLE.exec(text) ?? [];
    return { html: text.slice(title.length), title, styles: sheet.getStyleTags(), prepared };
  } finally {
    sheet.seal();
  }
}

function renderToText(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(Buffer.from(chunk));
        done();
      },
    });
    sink.once('finish', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: ONE_PART,
      onAllReady: () => void stream.pipe(sink),
      // An error inside a boundary would only cost that part, but then the browser has to render all of it anyway.
      onError: reject,
    });
  });
}
