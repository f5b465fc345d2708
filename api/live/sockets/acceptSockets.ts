import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Config } from '@fairtab/services/config';
import type { Metrics } from '@fairtab/services/platform/metrics/Metrics';
import { clientOf } from '../../http/viewer/clientOf';
import type { Contexts } from '../../http/viewer/Contexts';
import { senderOf } from '../../http/guards/origins';
import { PerAddress } from '../../http/guards/PerAddress';
import type { Arrivals } from './Arrivals';
import type { SocketAsker, SocketServer } from './socketServer';

/** Has those who ask for a WebSocket at /graphql arrive, and refuses others. */
export function acceptSockets(
  server: Server,
  {
    config,
    contexts,
    sockets,
    arrivals,
    metrics,
    mostOfAddress,
  }: {
    config: Config;
    contexts: Contexts;
    sockets: SocketServer;
    arrivals: Arrivals;
    metrics: Metrics;
    /** How many one network address may keep open. */
    mostOfAddress: number;
  },
): void {
  const addresses = new PerAddress(mostOfAddress);
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const [path] = (req.url ?? '').split('?');
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    if (path !== '/graphql') return void refuse('404 Not Found');
    if (senderOf(req, config) === 'foreign') return void refuse('403 Forbidden');
    const closed = addresses.open(clientOf(req, config).address);
    if (!closed) {
      metrics.refused('socketsOfAddress');
      return void refuse('429 Too Many Requests');
    }
    socket.once('close', closed);
    const upgrade = { req, socket, head };
    const contextOf = (asker: SocketAsker) =>
      contexts.of({ req, res: null, requestId: randomUUID(), checksScopes: true, ...asker });
    const gone = arrivals.arrive({
      enter: () => sockets.upgrade({ ...upgrade, contextOf }),
      sendAway: (waitMs) => {
        metrics.refused('socketsAtOnce');
        sockets.sendAway(upgrade, waitMs);
      },
    });
    socket.once('close', gone);
  });
}
