import { t } from '@fairtab/domain/language/t';
import { DomainError } from '@fairtab/services/platform/errors';
import { openFirstMessage } from '@fairtab/services/messages/notifications/openFirstMessage';
import { OPENING_PATH } from '@fairtab/services/messages/outgoing/openingTokens';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../viewer/Contexts';
import { sendPlainPage } from '../answers/sendPlainPage';

/**
 * The link of a first message. Mail programs and scanners open links by themselves, and some run the scripts of a page, so opening it
 * only asks: a person sends the form, and then comes to the table. It works without an account and from any page, since only
 * the link counts.
 */
export function addFromLetterRoute(app: FastifyInstance, { contextOf }: { contextOf: ContextOf }): void {
  app.get(OPENING_PATH, (_request, reply) =>
    sendPlainPage(reply, {
      status: 200,
      title: t('Is this message for you?'),
      // Without an action a form is sent to the address of its page.
      content: `<p>${t('Fairtab splits bills of restaurants. Somebody left your address with a bill. Once you say that the address is yours, messages about this bill have names, dishes and ways to pay.')}</p>
<form method="post"><button>${t('Yes, show me the bill')}</button></form>`,
    }),
  );
  app.post(OPENING_PATH, async (request, reply) => {
    const { token = '' } = request.query as { token?: string };
    try {
      const { path } = await openFirstMessage(await contextOf(request, reply), { token });
      return await reply.redirect(path, 303);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return sendPlainPage(reply, { status: 404, title: t('That did not work'), content: `<p>${error.message}</p>` });
    }
  });
}
