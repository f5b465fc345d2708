import { setTimeout as wait } from 'node:timers/promises';
import { freePort, portProblem } from './freePort';
import { Problem } from './Problem';

/**
 * Returns the port to listen on. 0 asks for any free one.
 * @param waitMs how long to wait for a web server that is still stopping.
 * @throws Problem when the port cannot be used.
 */
export async function checkPort({
  port,
  host,
  waitMs,
}: {
  port: number;
  host: string;
  waitMs: number;
}): Promise<number> {
  if (port === 0) return freePort();
  for (const end = Date.now() + waitMs; ;) {
    const problem = await portProblem({ port, host });
    if (problem === null) return port;
    if (problem !== 'EADDRINUSE' || Date.now() >= end) throw new Problem(explain({ problem, port, host }));
    await wait(100);
  }
}

function explain({ problem, port, host }: { problem: string; port: number; host: string }): string {
  switch (problem) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host} to listen on. Correct HOST, or leave it out.`;
    default:
      return `Fairtab cannot listen on ${host}, port ${port} (${problem}).`;
  }
}
