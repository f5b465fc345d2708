import { plainEnvironment } from '@fairtab/services/platform/childProcesses/plainEnvironment';
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));

export interface GuardedCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The account it runs as. Null means the current one. */
  readonly account: { readonly uid: number; readonly gid: number } | null;
  /** The file that its output is appended to. */
  readonly log: string;
  /** Folders to remove when it has ended. */
  readonly removeAfter: readonly string[];
}

export interface Guarded {
  readonly guard: ChildProcess;
  /** Process id of the command. Null until it runs. */
  pid(): number | null;
  /** Resolves when the command has ended, for any reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Runs a server behind guard.mjs, which shuts it down when this process ends, even when it is killed. */
export function startGuarded(order: GuardedCommand): Guarded {
  const guard = spawn(process.execPath, [GUARD, JSON.stringify(order)], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd: '/',
    env: plainEnvironment(),
  });
  const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  let pid: number | null = null;
  guard.stdout.once('data', (chunk: Buffer) => (pid = Number(chunk.toString('utf8').trim())));
  guard.stdin.on('error', () => undefined);
  return {
    guard,
    ended,
    pid: () => pid,
    stop: async () => {
      guard.stdin.end();
      await ended;
    },
  };
}
