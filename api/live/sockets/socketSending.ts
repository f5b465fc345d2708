import type { WebSocket } from 'ws';

/** A socket with more unsent bytes than this is closed. */
const MOST_UNSENT_BYTES = 1024 * 1024;
/** A socket that does not answer a ping within this time is closed, in ms. */
const HEARTBEAT_MS = 12_000;
/** After this code graphql-ws clients reconnect by themselves. */
const TRY_AGAIN_LATER = 1013;

/** Resolves when the text has left the process, so that a slow reader delays its own subscriptions and no others. */
export function send(socket: WebSocket, text: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve();
  if (socket.bufferedAmount > MOST_UNSENT_BYTES) {
    socket.close(TRY_AGAIN_LATER, 'Too slow');
    return Promise.resolve();
  }
  return new Promise((resolve) => socket.send(text, () => resolve()));
}

/** Closes a socket whose other side is gone without a word. @returns a function that stops looking. */
export function startHeartbeat(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (isAlive) socket.ping();
    else socket.terminate();
    isAlive = false;
  }, HEARTBEAT_MS);
  return () => clearInterval(timer);
}
