import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedMessage {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly data: {
    readonly type: string;
    readonly data: {
      readonly receipt?: { readonly id: string; readonly version: number };
      readonly fact?: { readonly kind: string } | null;
    };
  };
}

export type Answering = (answer: ServerResponse, message: ReceivedMessage) => void;
export const take: Answering = (answer) => void answer.writeHead(204).end();
export const answerWith =
  (status: number, headers: Record<string, string> = {}): Answering =>
  (answer) =>
    void answer.writeHead(status, headers).end();
/** Never answers. */
export const hang: Answering = () => undefined;
/** The server dies in the middle. */
export const die: Answering = (answer) => void answer.destroy();

/** A server that takes messages of webhooks, or does to them what a test says. */
export async function startWebhookReceiver() {
  const received: ReceivedMessage[] = [];
  let answering = take;
  const server = createServer((request, answer) => {
    const read = async (): Promise<void> => {
      const body = await text(request);
      const message = {
        id: String(request.headers['webhook-id']),
        headers: request.headers,
        body,
        data: JSON.parse(body) as ReceivedMessage['data'],
      };
      received.push(message);
      answering(answer, message);
    };
    // A worker that is killed leaves half a message.
    read().catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** All that came, in the order in which it did, failures included. */
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/fairtab`,
    answer: (next: Answering) => {
      answering = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
