import { freePort } from '../scripts/launcher/freePort';
import { StartRig, type StartRun } from '../scripts/testing/runStart';

/** A Fairtab of one's own, as `npm start` brings it up on an empty data folder; it can go away and come back. */
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
    await product.comeUp();
    return product;
  }

  /** On the same address and data as before. */
  async comeUp(): Promise<void> {
    this.#run = await this.#rig.start({ port: this.#port });
    await this.#run.ready();
  }

  async goDown(): Promise<void> {
    await this.#run?.stop();
    this.#run = null;
  }

  /** Stops it for good and removes its data. */
  close(): Promise<void> {
    return this.#rig.close();
  }
}
