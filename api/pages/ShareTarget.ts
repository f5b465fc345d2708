import { DomainError } from '@fairtab/services/errors';
import { uploadPhoto } from '@fairtab/services/photos/uploadPhoto';
import type { Logger } from 'pino';
import type { ApiContext } from '../context';
import { discardRest } from '../http/discardRest';
import type { Exchange } from '../http/Exchange';
import { HttpProblem } from '../http/HttpProblem';
import { refuseForgery, type Sender } from '../http/origins';
import { Uploads } from '../rest/Uploads';

/** The action of share_target in the client's manifest. */
export const SHARE_PATH = '/share-receipt';

/** The wizard, which goes on with what was shared. */
const WIZARD_PATH = '/submit-receipt';
/** What photos that are being shared may take of this process's memory. */
const MOST_AT_ONCE_BYTES = 64 * 1024 * 1024;

/** Takes a photo that somebody hands to the installed app from the phone's share sheet, and opens the wizard with it. */
export class ShareTarget {
  readonly #uploads = new Uploads({ mostBytes: MOST_AT_ONCE_BYTES });
  readonly #logger: Logger;

  constructor({ logger }: { logger: Logger }) {
    this.#logger = logger;
  }

  /** @throws HttpProblem 403 for a form of another page, 415 for what is no form. */
  async handle(
    exchange: Exchange,
    { sender, contextOf }: { sender: Sender; contextOf: () => Promise<ApiContext> },
  ): Promise<void> {
    const { req } = exchange;
    exchange.route = SHARE_PATH;
    if (req.method !== 'POST') {
      goOn(exchange, {});
      return;
    }
    refuseForgery(exchange, { sender, takesFile: true });
    try {
      const ctx = await contextOf();
      const { photoId } = await uploadPhoto(ctx, await this.#uploads.receive(req, { ctx, field: 'photo' }));
      goOn(exchange, { photo: photoId });
    } catch (error) {
      if (!req.complete) discardRest(req);
      goOn(exchange, { photoProblem: this.#codeOf(error, exchange) });
    }
  }

  #codeOf(error: unknown, { requestId }: Exchange): string {
    if (error instanceof DomainError || error instanceof HttpProblem) return error.code;
    this.#logger.error({ err: error, requestId }, 'a shared photo was lost');
    return 'unavailable';
  }
}

/** A page and not an answer is what the person is waiting for, also when the photo was not taken. */
function goOn({ res }: Exchange, query: Record<string, string>): void {
  const search = new URLSearchParams(query).toString();
  res.writeHead(303, {
    location: search === '' ? WIZARD_PATH : `${WIZARD_PATH}?${search}`,
    'cache-control': 'no-store',
  });
  res.end();
}
