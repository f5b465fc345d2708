import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';

/** Lets the WebSockets that a proxy is asked for through to the server behind it. */
export function passSockets(proxy: Server, target: URL): void {
  proxy.on('upgrade', ({ url, rawHeaders }: IncomingMessage, socket, head: Buffer) => {
    const upstream = connect(Number(target.port), target.hostname);
    const headers = rawHeaders.flatMap((text, index) => (index % 2 ? [] : [`${text}: ${rawHeaders[index + 1] ?? ''}`]));
    upstream.write(`GET ${url ?? '/'} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
    for (const end of [upstream, socket]) end.on('error', () => end.destroy());
  });
}
