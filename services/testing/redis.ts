import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './freePort';

/**
 * Redis is optional for the product and so for its tests. Without redis-server on the PATH, tests that need it are
 * skipped and say so.
 */
export const hasRedisServer = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

export const redisTitle = (title: string): string =>
  hasRedisServer ? title : `${title} (skipped: no redis-server here)`;

export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts an empty Redis that saves nothing to disk. @param options.port that of an earlier one, to bring it back. */
export async function startTestRedis({ port: wanted }: { port?: number } = {}): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-redis-'));
  const port = wanted ?? (await freePort());
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(server, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stdout })) {
    said.push(line);
    if (line.includes('Ready to accept connections')) break;
  }
  if (server.exitCode !== null) throw new Error(`redis-server did not start:\n${said.join('\n')}`);
  server.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
