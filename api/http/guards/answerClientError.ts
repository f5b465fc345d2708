import type { Socket } from 'node:net';

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers bytes that are no HTTP request, or that came too slowly. No route and no header of the app is known here. */
export function answerClientError({ code }: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${STATUS_LINES[code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
}
