import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../http/viewer/Contexts';
import { HttpProblem } from '../http/answers/HttpProblem';
import { rawId } from '../schema/ids';
import { Previews } from './Previews';

export const PREVIEWS = '/previews';

/** The picture that messengers show of a shared link, for everybody who may see the receipt. */
export function addPreviews(app: FastifyInstance, contextOf: ContextOf): void {
  const previews = new Previews();
  app.get<{ Params: { id: string } }>(`${PREVIEWS}/:id`, async (request, reply) => {
    const ctx = await contextOf(request, reply);
    const receipt = await readReceipt(ctx, rawId({ typename: 'Receipt', id: request.params.id }));
    if (!receipt) throw new HttpProblem({ status: 404, code: 'not_found', message: 'There is no such receipt.' });
    const picture = await previews.of(receipt, () => ctx.limits.spend('picturesFromAddress', ctx.client.address));
    return reply
      .headers({ 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' })
      .type('image/png')
      .send(picture);
  });
}
