import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../http/answers/HttpProblem';
import { contentSecurityPolicy, hashSource } from './contentSecurityPolicy';
import { PAGE_HEADERS } from './pageHeaders';
import { ofNoPage, renderPage } from './renderPage';
import type { WebBuilds } from './WebBuilds';

/** The address is also in web/src/network/offline/addresses.ts. */
const SHELL_PATH = '/app-shell.html';

/** The app's page without content and without a viewer. The service worker keeps it for phones that lost their signal. */
export function addAppShell(app: FastifyInstance, builds: WebBuilds): void {
  app.get(SHELL_PATH, (request, reply) => {
    const template = builds.now().template();
    if (!template) throw new HttpProblem({ status: 404, code: 'not_built', message: 'There is no app to keep yet.' });
    return reply
      .headers({
        ...PAGE_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy({
          host: request.headers.host,
          inlineScripts: template.inlineScripts.map(hashSource),
          inlineStyles: template.inlineStyles.map(hashSource),
        }),
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      })
      .send(
        renderPage(template, {
          about: ofNoPage(),
          modules: [],
          screen: null,
          ask: null,
          session: 'none',
          vitals: null,
        }),
      );
  });
}
