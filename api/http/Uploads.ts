import { t } from '@fairtab/domain/language/t';
import multipart from '@fastify/multipart';
import { MAX_PHOTO_BYTES, PhotoRefused } from '@fairtab/services/receipts/photos/PhotoRefused';
import { checkUploads } from '@fairtab/services/receipts/photos/uploadPhoto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context';
import { HttpProblem } from './answers/HttpProblem';
import { readForm } from './routes/readForm';

/** How much of this process's memory all uploads that are coming in may take. */
const MOST_AT_ONCE_BYTES = 256 * 1024 * 1024;
/** The part of it that one address may take. The phones of a full restaurant stay far below, because they shrink photos. */
const PART_OF_ADDRESS = 0.5;
/** An upload that brings less than this in this time is given up. A phone with the weakest signal brings more. */
const SLOWEST = { bytes: 16 * 1024, ms: 30_000 };

/** Takes photos in, as many at a time as memory allows. */
export class Uploads {
  readonly #mostBytes: number;
  readonly #slowest: typeof SLOWEST;
  /** Bytes that have arrived, of uploads that are not over. */
  #heldBytes = 0;
  readonly #heldOf = new Map<string, number>();

  constructor({ mostBytes = MOST_AT_ONCE_BYTES, slowest = SLOWEST } = {}) {
    this.#mostBytes = mostBytes;
    this.#slowest = slowest;
  }

  /** Lets the routes of this scope take forms. */
  static async enable(scope: FastifyInstance): Promise<void> {
    await scope.register(multipart);
  }

  /**
   * Counts what has arrived and not what was announced, so that uploads that bring nothing keep nobody out.
   * @param field the name of the file's field.
   * @throws TooManyAttempts; HttpProblem 503 when too much comes in at once, 408 when it comes too slowly, or when the form is
   * not as it should be.
   */
  async receive(request: FastifyRequest, { ctx, field }: { ctx: ApiContext; field: string }): Promise<Uint8Array> {
    await checkUploads(ctx);
    const { address } = ctx.client;
    let stop: (problem: HttpProblem) => void = () => undefined;
    const stopped = new Promise<never>((_resolve, reject) => {
      stop = reject;
    });
    let held = 0;
    const onData = ({ length }: Buffer): void => {
      held += length;
      if (this.#hold(address, length) === 'too much') stop(busy());
    };
    let heldBefore = 0;
    const pace = setInterval(() => {
      if (held - heldBefore < this.#slowest.bytes && !request.raw.complete) stop(tooSlow());
      heldBefore = held;
    }, this.#slowest.ms);
    try {
      const tooLarge = new PhotoRefused('tooLarge').message;
      request.raw.on('data', onData);
      return await readForm(request, { field, maxBytes: MAX_PHOTO_BYTES, tooLarge, stopped });
    } finally {
      clearInterval(pace);
      request.raw.off('data', onData);
      this.#hold(address, -held);
    }
  }

  #hold(address: string, bytes: number): 'ok' | 'too much' {
    const ofAddress = (this.#heldOf.get(address) ?? 0) + bytes;
    if (ofAddress > 0) this.#heldOf.set(address, ofAddress);
    else this.#heldOf.delete(address);
    this.#heldBytes += bytes;
    const isTooMuch = this.#heldBytes > this.#mostBytes || ofAddress > this.#mostBytes * PART_OF_ADDRESS;
    return isTooMuch ? 'too much' : 'ok';
  }
}

function busy(): HttpProblem {
  return new HttpProblem({ status: 503, code: 'busy', message: t('Fairtab is busy just now. Please try again.') });
}

export function tooSlow(): HttpProblem {
  return new HttpProblem({
    status: 408,
    code: 'too_slow',
    message: t('The photo came in too slowly. Please try again.'),
  });
}
