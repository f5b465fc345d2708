import { gzipAround } from './gzipAround';
import type { SharedPart } from './SharedPart';
import { SharedResult } from './SharedResult';

/** An answer without errors, most of which others get too. That part is neither serialised nor compressed again. */
export class JoinedResult extends SharedResult {
  readonly #parts: { readonly before: string; readonly shared: SharedPart; readonly after: string };

  constructor(parts: { readonly before: string; readonly shared: SharedPart; readonly after: string }) {
    super(`${parts.before}${parts.shared.json}${parts.after}`);
    this.#parts = parts;
  }

  override gzip(): Buffer {
    return gzipAround(this.#parts);
  }
}
