import { t } from '@fairtab/domain/language/t';
import { DomainError } from '@fairtab/services/platform/errors';
import { confirmNewsletter } from '@fairtab/services/messages/newsletter/confirmNewsletter';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../viewer/Contexts';
import { sendPlainPage } from '../answers/sendPlainPage';

const PATH = '/newsletter';

/** The link that confirms the newsletter. Mail programs open links by themselves, so opening it only asks. */
export function addNewsletterRoute(app: FastifyInstance, { contextOf }: { contextOf: ContextOf }): void {
  app.get(PATH, (_request, reply) =>
    sendPlainPage(reply, {
      status: 200,
      title: t('Do you want our newsletter?'),
      content: `<form method="post"><button>${t('Yes, put me on the list')}</button></form>`,
    }),
  );
  app.post(PATH, async (request, reply) => {
    const { token = '' } = request.query as { token?: string };
    try {
      await confirmNewsletter(await contextOf(request, reply), { token });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return sendPlainPage(reply, { status: 404, title: t('That did not work'), content: `<p>${error.message}</p>` });
    }
    const content = `<p>${t('You are on the list. Every mail has a link that ends it.')}</p><p><a href="/">Fairtab</a></p>`;
    return sendPlainPage(reply, { status: 200, title: t('Welcome'), content });
  });
}
