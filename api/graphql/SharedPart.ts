import { constants, deflateRawSync } from 'node:zlib';

/** A part of several answers: serialised once, and compressed once when the first of them is. */
export class SharedPart {
  readonly json: string;
  #deflated: { readonly blocks: Buffer; readonly bytes: Buffer } | null = null;

  constructor(json: string) {
    this.json = json;
  }

  /** The part as whole blocks of a deflated text that goes on after them, and as it is. */
  deflated(): { readonly blocks: Buffer; readonly bytes: Buffer } {
    if (this.#deflated) return this.#deflated;
    const bytes = Buffer.from(this.json);
    this.#deflated = { bytes, blocks: deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }) };
    return this.#deflated;
  }
}
