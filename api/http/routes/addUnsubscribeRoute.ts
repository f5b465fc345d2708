import { t } from '@fairtab/domain/language/t';
import { DomainError } from '@fairtab/services/platform/errors';
import { subscribeAgain, unsubscribe } from '@fairtab/services/messages/notifications/unsubscribe';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../viewer/Contexts';
import { sendPlainPage } from '../answers/sendPlainPage';

const PATH = '/unsubscribe';

/**
 * The link at the end of messages. Mail programs open links by themselves, so opening it only asks; they send the form to
 * end the messages with one tap (RFC 8058). It works without an account and from any page, since only the link counts.
 */
export function addUnsubscribeRoute(app: FastifyInstance, { contextOf }: { contextOf: ContextOf }): void {
  app.get(PATH, (_request, reply) =>
    sendPlainPage(reply, {
      status: 200,
      title: t('No more of these messages?'),
      // Without an action a form is sent to the address of its page.
      content: `<form method="post"><button>${t('Unsubscribe')}</button></form>`,
    }),
  );
  app.post(PATH, async (request, reply) => {
    const { token = '', again } = request.query as { token?: string; again?: string };
    const ctx = await contextOf(request, reply);
    let canBeginAgain = false;
    try {
      if (again !== undefined) {
        await subscribeAgain(ctx, { token });
        return await sendPlainPage(reply, {
          status: 200,
          title: t('Done'),
          content: `<p>${t('Fairtab writes to this address again.')}</p>`,
        });
      }
      ({ canBeginAgain } = await unsubscribe(ctx, { token }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return sendPlainPage(reply, { status: 404, title: t('That did not work'), content: `<p>${error.message}</p>` });
    }
    const back = canBeginAgain
      ? `<form method="post" action="?again&token=${encodeURIComponent(token)}"><button>${t('Write to this address again')}</button></form>`
      : '';
    const content = `<p>${t('You get no more of these messages.')}</p>${back}<p><a href="/">Fairtab</a></p>`;
    return sendPlainPage(reply, { status: 200, title: t('Done'), content });
  });
}
