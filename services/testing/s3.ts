import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { S3Config } from '../config';
import { freePort } from './freePort';

export interface TestS3 {
  readonly config: S3Config;
  /** As settings of a process. */
  readonly env: Readonly<Record<string, string>>;
  /** Where the store has its objects, in a folder for each bucket. */
  readonly folder: string;
  /** Ends the process at once. The objects stay for one that is started on the same folder. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const BUCKET = 'fairtab-files';

/** Starts an S3-compatible store in a process of its own. @param options.earlier one that was killed, to bring it back. */
export async function startTestS3({ earlier }: { earlier?: TestS3 } = {}): Promise<TestS3> {
  const folder = earlier?.folder ?? (await mkdtemp(join(tmpdir(), 'fairtab-s3-')));
  const port = earlier?.config.endpoint ? Number(new URL(earlier.config.endpoint).port) : await freePort();
  const main = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js');
  const options = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--no-vhost-buckets'];
  const server = spawn(process.execPath, ['--no-deprecation', main, ...options, '--configure-bucket', BUCKET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) if (line.includes('listening')) break;
  if (server.exitCode !== null) throw new Error('s3rver did not start');
  server.stdout.resume();
  const endpoint = `http://127.0.0.1:${port}`;
  const config = {
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await exited;
  };
  return {
    config,
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    },
    folder,
    kill,
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
