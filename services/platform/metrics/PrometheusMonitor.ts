import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { addPoolGauges, addQueueGauges, type Pools, type Queues } from './gauges';
import type { Metrics } from './Metrics';
import type { Monitor, MonitorLogger } from './Monitor';
import { prometheusMetrics } from './prometheusMetrics';

/** How long a scrape may take to arrive, in ms. */
const REQUEST_MS = 5_000;

/** Counts in a registry of its own and answers `GET /metrics`, on a port that no visitor can reach. */
export class PrometheusMonitor implements Monitor {
  readonly metrics: Metrics;
  readonly #registry = new Registry();
  readonly #server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS });
  readonly #address: { port: number; host: string };
  readonly #logger: MonitorLogger;

  constructor({ port, host, logger }: { port: number; host: string; logger: MonitorLogger }) {
    this.#address = { port, host };
    this.#logger = logger;
    this.metrics = prometheusMetrics(this.#registry);
    collectDefaultMetrics({ register: this.#registry });
  }

  async serve({ pools, queues }: { readonly pools: Pools; readonly queues?: Queues }): Promise<number | null> {
    addPoolGauges(this.#registry, pools);
    if (queues) addQueueGauges(this.#registry, queues);
    this.#server.on('request', ({ method, url }, res) => void this.#answer(res, `${method} ${url}`));
    try {
      // Exclusive, because web servers on one port would share this one, too, and each has figures of its own.
      await once(this.#server.listen({ ...this.#address, exclusive: true }), 'listening');
    } catch (error) {
      this.#logger.error({ err: error }, 'metrics cannot be served');
      return null;
    }
    const { port } = this.#server.address() as AddressInfo;
    this.#logger.info({ port, host: this.#address.host }, 'metrics are served');
    return port;
  }

  async close(): Promise<void> {
    this.#registry.clear();
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #answer(res: ServerResponse, request: string): Promise<void> {
    if (request !== 'GET /metrics') return void res.writeHead(404).end();
    try {
      const text = await this.#registry.metrics();
      res.writeHead(200, { 'content-type': this.#registry.contentType }).end(text);
    } catch (error) {
      this.#logger.error({ err: error }, 'metrics could not be read');
      res.writeHead(500).end();
    }
  }
}
