import { takeWebhook } from '@fairtab/services/money/cards/takeWebhook';
import { NotAllowed, NotFound } from '@fairtab/services/platform/errors';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../viewer/Contexts';
import { HttpProblem } from '../answers/HttpProblem';

export const CARD_WEBHOOK = '/api/stripe/webhook';

/**
 * Where the processor of card payments reports what happened. It has no cookie and no session: the signature of the bytes
 * says who sent them, so they are not parsed here.
 */
export async function addCardWebhook(app: FastifyInstance, { contextOf }: { contextOf: ContextOf }): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    scope.post(CARD_WEBHOOK, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const { body } = request;
      if (!Buffer.isBuffer(body) || typeof signature !== 'string')
        throw new HttpProblem({ status: 400, code: 'not_signed', message: 'This report is not signed.' });
      try {
        await takeWebhook(await contextOf(request, reply), { body, signature });
      } catch (error) {
        if (error instanceof NotFound)
          throw new HttpProblem({ status: 404, code: 'not_found', message: error.message });
        if (!(error instanceof NotAllowed)) throw error;
        throw new HttpProblem({ status: 400, code: 'wrong_signature', message: error.message });
      }
      return reply.code(200).send({ received: true });
    });
  });
}
