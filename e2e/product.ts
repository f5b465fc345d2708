import { freePort } from '../scripts/launcher/freePort';
import { StartRig, type StartRun } from '../scripts/testing/runStart';

/** A separate Fairtab on an empty data folder, for tests that stop and start it. */
export class Product {
  readonly url: string;
  readonly #rig = new StartRig();
  readonly #port: number;
  #run: StartRun | null = null;

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://localhost:${port}`;
  }

  static async start(): Promise<Product> {
    const product = new Product(await freePort());
    await product.startAgain();
    return product;
  }

  /** Starts it on the same address and data as before. */
  async startAgain(): Promise<void> {
    this.#run = await this.#rig.start({ port: this.#port });
    await this.#run.ready();
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
