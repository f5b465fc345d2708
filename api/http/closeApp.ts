import type { FastifyInstance } from 'fastify';

/** Waits for requests that have begun, but not for ever, and not for connections that are merely kept open. */
export async function closeApp(app: FastifyInstance, graceMs: number): Promise<void> {
  const giveUp = setTimeout(() => app.server.closeAllConnections(), graceMs);
  const sweep = setInterval(() => app.server.closeIdleConnections(), 20);
  await app.close();
  clearTimeout(giveUp);
  clearInterval(sweep);
}
