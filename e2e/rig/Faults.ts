import type { BrowserContext, ConsoleMessage } from 'playwright';

/** Messages that Chromium itself logs when the network fails. Tests cut it on purpose, and look at what the screen does then. */
const ABOUT_THE_NETWORK =
  /^(Failed to load resource|WebSocket connection to|An unknown error occurred when fetching the script)/;

/**
 * What goes wrong in pages without being visible: uncaught errors, and what pages write with console.error. React reports
 * an uncaught error when it had to draw a server-rendered page anew. No test may cause a fault.
 */
export class Faults {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Listens to all pages of a browser context, until it closes. */
  watch(context: BrowserContext): void {
    context.on('weberror', (fault) => this.#seen.push(`${fault.error().name}: ${fault.error().message}`));
    context.on('console', (message) => {
      if (isFault(message)) this.#seen.push(`console.error: ${message.text()}`);
    });
  }

  /** Lets the running test cause faults that match. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** @returns the faults that were not allowed. The next test begins with no fault and nothing allowed. */
  take(): string[] {
    const allowed = this.#allowed.splice(0);
    return this.#seen.splice(0).filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
  }
}

function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !ABOUT_THE_NETWORK.test(message.text());
}
