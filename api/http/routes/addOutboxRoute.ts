import type { IncomingMessage } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@fairtab/services/config';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, sendPlainPage } from '../answers/sendPlainPage';

const PATH = '/dev/outbox';
const MOST_SHOWN = 200;
/** A mail runs no scripts and loads nothing. Its links may open Fairtab, which then runs as usual. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation";

/**
 * A list of the mail that was written into the folder, the latest first. Whoever can open it reads everybody's mail, so it
 * is there only while somebody tries Fairtab out (development, or with a clock that is ahead), and only for a browser on
 * the same machine. All others are told that there is no such page.
 */
export function addOutboxRoute(
  app: FastifyInstance,
  config: Pick<Config, 'environment' | 'clockAheadHours' | 'dataDir' | 'smtpUrl'>,
): void {
  const isTryingOut = config.environment === 'development' || config.clockAheadHours > 0;
  const folder = join(config.dataDir, 'mail');
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (isTryingOut && cameFromThisMachine(request.raw)) return;
      await sendPlainPage(reply, {
        status: 404,
        title: 'There is no such page',
        content: '<p><a href="/">Fairtab</a></p>',
      });
    });
    scope.get(PATH, async (_request, reply) => {
      const names = (await namesIn(folder)).filter((name) => name.endsWith('.eml')).toSorted();
      const rows = await Promise.all(names.slice(-MOST_SHOWN).map(async (name) => rowOf(folder, name)));
      const none =
        config.smtpUrl === null
          ? '<p>Nothing was sent yet.</p>'
          : '<p>Mail is sent by SMTP_URL, so none is kept here.</p>';
      const content = rows.length === 0 ? none : `<ol>${rows.toReversed().join('')}</ol>`;
      return sendPlainPage(reply, { status: 200, title: 'Outbox', content });
    });
    scope.get<{ Params: { name: string } }>(`${PATH}/:name`, async (request, reply) => {
      const { name } = request.params;
      const isKnown = /^[\w-]+\.(eml|html)$/.test(name) && (await namesIn(folder)).includes(name);
      if (!isKnown) {
        const content = `<p><a href="${PATH}">To the outbox</a></p>`;
        return sendPlainPage(reply, { status: 404, title: 'There is no such mail', content });
      }
      return reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': MAIL_POLICY })
        .type(name.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
        .send(await readFile(join(folder, name)));
    });
    done();
  });
}

/** Asks for the name, too, because a page of another site can have its own name lead to this machine. */
function cameFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isProxied = headers['forwarded'] !== undefined || headers['x-forwarded-for'] !== undefined;
  const isNear = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return isNear && !isProxied && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '');
}

/** Empty before the first mail was written. */
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [] as string[]);

async function rowOf(folder: string, name: string): Promise<string> {
  const head = await readFile(join(folder, name), 'utf8');
  const field = (label: string) => escapeHtml(new RegExp(`^${label}: (.*)$`, 'm').exec(head)?.[1] ?? '');
  const page = `${PATH}/${name.replace(/\.eml$/, '.html')}`;
  return `<li><a href="${page}">${field('Subject')}</a><small>To ${field('To')}, ${field('Date')}. <a href="${PATH}/${name}">As text</a></small></li>`;
}
