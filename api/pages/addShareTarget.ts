import { DomainError } from '@fairtab/services/platform/errors';
import { uploadPhoto } from '@fairtab/services/receipts/photos/uploadPhoto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ContextOf } from '../http/viewer/Contexts';
import { discardRest } from '../http/discardRest';
import { HttpProblem } from '../http/answers/HttpProblem';
import type { OriginRules } from '../http/guards/origins';
import { refuseForgery } from '../http/guards/refuseForgery';
import { Uploads } from '../http/Uploads';

/** The action of share_target in the client's manifest. */
const SHARE_PATH = '/share-receipt';

/** The wizard, which goes on with the shared photo. */
const WIZARD_PATH = '/submit-receipt';
/** How much of this process's memory the photos that are being shared may take. */
const MOST_AT_ONCE_BYTES = 64 * 1024 * 1024;

/** Takes a photo from the phone's share sheet and opens the wizard with it. Refuses forms of other pages with 403. */
export async function addShareTarget(
  app: FastifyInstance,
  { rules, contextOf, logger }: { rules: OriginRules; contextOf: ContextOf; logger: Logger },
): Promise<void> {
  const uploads = new Uploads({ mostBytes: MOST_AT_ONCE_BYTES });
  await Uploads.enable(app);
  app.addHook('onRequest', ({ raw }, _reply, done) =>
    done(refuseForgery(raw, { rules, takesFile: true }) ?? undefined),
  );

  async function receivePhoto(request: FastifyRequest, reply: FastifyReply): Promise<Record<string, string>> {
    try {
      const ctx = await contextOf(request, reply);
      const { photoId } = await uploadPhoto(ctx, await uploads.receive(request, { ctx, field: 'photo' }));
      return { photo: photoId };
    } catch (error) {
      if (!request.raw.complete) discardRest(request.raw);
      if (error instanceof DomainError || error instanceof HttpProblem) return { photoProblem: error.code };
      logger.error({ err: error, requestId: request.id }, 'a shared photo was lost');
      return { photoProblem: 'unavailable' };
    }
  }

  app.get(SHARE_PATH, (_request, reply) => openWizard(reply, {}));
  app.post(SHARE_PATH, async (request, reply) => openWizard(reply, await receivePhoto(request, reply)));
}

/** The sender waits for a page, also when the photo was refused. */
function openWizard(reply: FastifyReply, query: Record<string, string>): FastifyReply {
  const search = new URLSearchParams(query).toString();
  return reply
    .header('cache-control', 'no-store')
    .redirect(search === '' ? WIZARD_PATH : `${WIZARD_PATH}?${search}`, 303);
}
