import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';

export interface PushCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TestPushService {
  readonly origin: string;
  readonly calls: readonly PushCall[];
  /** The status that it answers with. */
  answer: number;
  newBrowser(): TestPushBrowser;
  stop(): Promise<void>;
}

/** A browser that is subscribed at the service, and can decrypt what was sent to it. */
export interface TestPushBrowser {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  read(): unknown[];
}

/** A push service like those of the makers of browsers, on this machine. */
export async function startPushService(): Promise<TestPushService> {
  const calls: PushCall[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(service.answer).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const service: TestPushService = {
    origin,
    calls,
    answer: 201,
    newBrowser: () => {
      const keys = createECDH('prime256v1');
      const path = `/send/${randomBytes(16).toString('base64url')}`;
      const auth = randomBytes(16).toString('base64url');
      const p256dh = keys.generateKeys('base64url');
      return {
        subscription: { endpoint: origin + path, p256dh, auth },
        read: () =>
          calls
            .filter((call) => call.path === path)
            .map(({ body }) => {
              const options = { version: 'aes128gcm', privateKey: keys, authSecret: auth };
              return JSON.parse(ece.decrypt(body, options).toString('utf8')) as unknown;
            }),
      };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
