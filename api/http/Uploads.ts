import multipart from '@fastify/multipart';
import { MAX_PHOTO_BYTES, PhotoRefused } from '@fairtab/services/photos/PhotoRefused';
import { checkUploads } from '@fairtab/services/photos/uploadPhoto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context';
import { HttpProblem } from './HttpProblem';
import { readForm } from './readForm';

/** How much of this process's memory all uploads that are coming in may take. */
const MOST_AT_ONCE_BYTES = 256 * 1024 * 1024;

/** Takes photos in, as many at a time as memory allows. */
export class Uploads {
  readonly #mostBytes: number;
  #reservedBytes = 0;

  constructor({ mostBytes = MOST_AT_ONCE_BYTES }: { mostBytes?: number } = {}) {
    this.#mostBytes = mostBytes;
  }

  /** Lets the routes of this scope take forms. */
  static async enable(scope: FastifyInstance): Promise<void> {
    await scope.register(multipart);
  }

  /**
   * @param field the name of the file's field.
   * @throws TooManyAttempts; HttpProblem 503 when too much comes in at once, or when the form is not as it should be.
   */
  async receive(request: FastifyRequest, { ctx, field }: { ctx: ApiContext; field: string }): Promise<Uint8Array> {
    await checkUploads(ctx);
    const bytes = Math.min(Number(request.headers['content-length'] ?? MAX_PHOTO_BYTES), MAX_PHOTO_BYTES);
    if (this.#reservedBytes + bytes > this.#mostBytes)
      throw new HttpProblem({ status: 503, code: 'busy', message: 'Fairtab is busy just now. Please try again.' });
    this.#reservedBytes += bytes;
    try {
      const tooLarge = new PhotoRefused('tooLarge').message;
      return await readForm(request, { field, maxBytes: MAX_PHOTO_BYTES, tooLarge });
    } finally {
      this.#reservedBytes -= bytes;
    }
  }
}
