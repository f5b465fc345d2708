import type { Span } from '@fairtab/services/platform/tracing/Traces';

/** One event on its way to all who look on. Its step of the trace ends when it has left the process for the last of them. */
export class OpenPush {
  readonly #span: Span;
  #subscribers = 0;
  #waiting = 0;
  #hasAll = false;

  constructor(span: Span) {
    this.#span = span;
  }

  begun(): void {
    this.#subscribers += 1;
    this.#waiting += 1;
  }

  /** Every subscriber that gets it is known now. */
  allBegun(): void {
    this.#hasAll = true;
    this.#endWhenSent();
  }

  sent(): void {
    this.#waiting -= 1;
    this.#endWhenSent();
  }

  #endWhenSent(): void {
    if (this.#hasAll && this.#waiting === 0)
      this.#span.end({ attributes: { 'fairtab.subscribers': this.#subscribers } });
  }
}

/** The events that one subscriber was sent, until they have left the process. */
export class TracedPushes {
  #open: { readonly version: number; readonly push: OpenPush }[] = [];

  begun(version: number, push: OpenPush): void {
    push.begun();
    this.#open.push({ version, push });
  }

  /** @param version everything up to it has left, or will never leave. */
  sent(version: number): void {
    if (this.#open.length === 0) return;
    const gone = this.#open.filter((sent) => sent.version <= version);
    this.#open = this.#open.filter((sent) => sent.version > version);
    for (const { push } of gone) push.sent();
  }
}
