/** `sender batch index count body`: a batch that is too long for one notification travels in several. */
const FRAME = /^([\w-]{1,32}) (\d{1,15}) (\d{1,4}) (\d{1,4}) ([^]*)$/;
/** Room for the four leading fields: 32 + 15 + 4 + 4 characters and their spaces. */
const HEADER_BYTES = 59;
/** Senders that died between two frames leave their first ones behind; more than this many are forgotten. */
const UNFINISHED_LIMIT = 64;

/**
 * Cuts a batch into frames of at most maxBytes bytes. The body is plain ASCII, so that a character is a byte.
 * @param sender letters, digits, dash and underscore, at most 32; tells apart whose frames belong together.
 * @param batch grows with each batch of the sender.
 */
export function toFrames({
  sender,
  batch,
  value,
  maxBytes,
}: {
  sender: string;
  batch: number;
  value: unknown;
  maxBytes: number;
}): string[] {
  const text = JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const size = maxBytes - HEADER_BYTES;
  const count = Math.ceil(text.length / size);
  return Array.from(
    { length: count },
    (_, index) => `${sender} ${batch} ${index} ${count} ${text.slice(index * size, (index + 1) * size)}`,
  );
}

/** Puts frames together again; frames of one sender arrive in order. */
export class FrameReader {
  readonly #unfinished = new Map<string, { batch: string; parts: string[] }>();

  /** @returns the whole text of a batch with its last frame, null before that and for anything that is no frame. */
  read(frame: string): string | null {
    const [, sender, batch, index, count, body] = FRAME.exec(frame) ?? [];
    if (sender === undefined || batch === undefined || body === undefined) return null;
    if (Number(count) === 1) return body;

    const known = this.#unfinished.get(sender);
    const parts = known?.batch === batch ? known.parts : [];
    this.#unfinished.delete(sender);
    if (parts.length !== Number(index)) return null;
    parts.push(body);
    if (parts.length === Number(count)) return parts.join('');

    this.#unfinished.set(sender, { batch, parts });
    const [oldest] = this.#unfinished.keys();
    if (oldest !== undefined && this.#unfinished.size > UNFINISHED_LIMIT) this.#unfinished.delete(oldest);
    return null;
  }

  /** After a lost connection the rest of what was begun will not come. */
  reset(): void {
    this.#unfinished.clear();
  }
}
