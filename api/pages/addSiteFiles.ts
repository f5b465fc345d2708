import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appManifest, MANIFEST_PATH } from './appManifest';
import { LISTED_PAGES } from './pageRoutes';

/** Serves the sitemap and robots.txt for search engines, and the manifest with which phones install the app. */
export function addSiteFiles(app: FastifyInstance, { publicUrl }: { publicUrl: string | null }): void {
  const originOf = ({ protocol, host }: FastifyRequest): string => publicUrl ?? `${protocol}://${host}`;
  app.get('/robots.txt', (request, reply) =>
    // Receipts are not here: their pages themselves say that they are not to be listed, and messengers have to read them.
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /graphql\nDisallow: /language/\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );
  app.get(MANIFEST_PATH, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Accept-Language, Cookie')
      .send(JSON.stringify(appManifest())),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const urls = LISTED_PAGES.map(({ path }) => `<url><loc>${escapeXml(originOf(request) + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
}

/** The host comes from the request when no PUBLIC_URL is configured. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
