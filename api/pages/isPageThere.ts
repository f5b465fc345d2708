import { nameInPath } from '@fairtab/domain/people/names';
import { findEvening } from '@fairtab/services/money/evenings/readEvening';
import { readNamePage } from '@fairtab/services/accounts/names/namePage';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context';
import { rawId } from '../schema/ids';

/** Whether there is the evening, or the page of a name, that an address asks for. @throws TooManyAttempts for names */
export async function isPageThere({ request, ctx }: { request: FastifyRequest; ctx: ApiContext }): Promise<boolean> {
  const { eveningId: id } = request.params as { eveningId?: string };
  if (id !== undefined) return (await findEvening(ctx, rawId({ typename: 'Evening', id }))) !== null;
  const name = nameInPath(request.url.split('?')[0] ?? '');
  return name !== null && (await readNamePage(ctx, name)) !== null;
}
