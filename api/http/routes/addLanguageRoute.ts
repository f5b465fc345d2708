import { isLanguage, LANGUAGE_COOKIE } from '@fairtab/domain/language/languages';
import { saveLanguage } from '@fairtab/services/people/saveLanguage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContextOf } from '../viewer/Contexts';
import { hasSecureCookies } from '../guards/hasSecureCookies';
import { HttpProblem } from '../answers/HttpProblem';

const KEPT_S = 400 * 24 * 60 * 60;

/** A path of this site. A second slash, also a backwards one, would lead to another one. */
const PATH = /^\/(?![/\\])[\x21-\x7E]*$/;

/** Where the links of the languages lead. They work without JavaScript. Another site cannot choose for its visitors. */
export function addLanguageRoute(
  app: FastifyInstance,
  { contextOf, config }: { contextOf: ContextOf; config: Parameters<typeof hasSecureCookies>[1] },
): void {
  app.get<{ Params: { language: string }; Querystring: { back?: string } }>(
    '/language/:language',
    async (request, reply) => {
      const { language } = request.params;
      if (!isLanguage(language))
        throw new HttpProblem({ status: 404, code: 'not_found', message: 'Fairtab does not speak this language.' });
      const { back = '/' } = request.query;
      if (!isFromElsewhere(request)) {
        await saveLanguage(await contextOf(request, reply), language);
        const [prefix, ends] = hasSecureCookies(request.raw, config) ? ['__Host-', '; Secure'] : ['', ''];
        reply.raw.appendHeader(
          'set-cookie',
          `${prefix}${LANGUAGE_COOKIE}=${language}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${KEPT_S}${ends}`,
        );
      }
      return reply.header('cache-control', 'no-store').redirect(PATH.test(back) ? back : '/', 303);
    },
  );
}

function isFromElsewhere({ headers }: FastifyRequest): boolean {
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}
