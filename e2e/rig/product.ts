import { join } from 'node:path';
import { freePort } from '../../scripts/launcher/freePort';
import { hashOnce } from '../../scripts/testing/hashOnce';
import { StartRig, type StartRun } from '../../scripts/testing/runStart';

/** A separate Fairtab on an empty data folder, for tests that stop and start it. */
export class Product {
  readonly url: string;
  readonly #rig = new StartRig();
  readonly #port: number;
  readonly #env: NodeJS.ProcessEnv;
  #run: StartRun | null = null;

  private constructor({ port, env }: { port: number; env: NodeJS.ProcessEnv }) {
    this.#port = port;
    this.#env = env;
    this.url = `http://localhost:${port}`;
  }

  /** @param env variables besides those of the tests. */
  static async start(env: NodeJS.ProcessEnv = {}): Promise<Product> {
    const product = new Product({ port: await freePort(), env });
    await product.startAgain();
    return product;
  }

  /** The folder it writes its mail into. */
  get mailFolder(): string {
    return join(this.#rig.dataDir, 'mail');
  }

  /** Starts it on the same address and data as before. @param clockAheadHours how much later it is for Fairtab. */
  async startAgain({ clockAheadHours = 0 }: { clockAheadHours?: number } = {}): Promise<void> {
    this.#run = await this.#rig.start({
      port: this.#port,
      env: { ...this.#env, CLOCK_AHEAD_HOURS: String(clockAheadHours) },
    });
    await this.#run.ready();
    await hashOnce(this.url);
  }

  async stop(): Promise<void> {
    await this.#run?.stop();
    this.#run = null;
  }

  /** Stops it and removes its data. */
  close(): Promise<void> {
    return this.#rig.close();
  }
}
