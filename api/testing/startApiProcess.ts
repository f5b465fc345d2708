import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('./apiProcess.ts', import.meta.url));

export interface ApiProcess {
  readonly url: string;
  kill(): Promise<void>;
}

/** Starts a web process of its own on the database. It remembers nothing of what other processes did, and can be killed. */
export async function startApiProcess(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROCESS, databaseUrl], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
