import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from './Driver';

const READY_MS = 15_000;
/** The key under which WebDriver sends an element (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface StartOptions {
  /** The address of the driver program. */
  readonly address: string;
  readonly capabilities: object;
  /** Ends the driver program. */
  readonly onClose: () => Promise<void>;
}

/** A window by the WebDriver protocol over HTTP. */
export class WebDriverSession implements Driver {
  readonly #session: string;
  readonly #onClose: () => Promise<void>;

  private constructor({ session, onClose }: { session: string; onClose: () => Promise<void> }) {
    this.#session = session;
    this.#onClose = onClose;
  }

  static async start({ address, capabilities, onClose }: StartOptions): Promise<WebDriverSession> {
    try {
      await whenReady(address);
      const started = await send(`${address}/session`, { capabilities: { alwaysMatch: capabilities } });
      const { sessionId } = started as { sessionId: string };
      return new WebDriverSession({ session: `${address}/session/${sessionId}`, onClose });
    } catch (error) {
      await onClose();
      throw error;
    }
  }

  async open(url: string): Promise<void> {
    await this.#send('url', { url });
  }

  async reload(): Promise<void> {
    await this.#send('refresh', {});
  }

  run<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.#send('execute/sync', {
      script: `return (${script.toString()})(...arguments)`,
      args,
    }) as Promise<Result>;
  }

  async has<Args extends readonly unknown[]>(find: (...args: Args) => Element | null, ...args: Args): Promise<boolean> {
    return (await this.run(find, ...args)) !== null;
  }

  async click<Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ): Promise<boolean> {
    const found = (await this.run(find, ...args)) as unknown as Record<string, string> | null;
    if (!found) return false;
    await this.#send(`element/${found[ELEMENT] ?? ''}/click`, {});
    return true;
  }

  async press(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async close(): Promise<void> {
    try {
      await fetch(this.#session, { method: 'DELETE' });
    } finally {
      await this.#onClose();
    }
  }

  #send(command: string, body: object): Promise<unknown> {
    return send(`${this.#session}/${command}`, body);
  }
}

/** @throws Error with what the driver says. */
async function send(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

async function whenReady(address: string): Promise<void> {
  for (const end = performance.now() + READY_MS; performance.now() < end;) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`No driver answers at ${address}`);
}
