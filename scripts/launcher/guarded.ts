import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));

export interface GuardedCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Whom it runs as; null for the present user. */
  readonly account: { readonly uid: number; readonly gid: number } | null;
  /** File its output is appended to. */
  readonly log: string;
  /** Folders that go when it has ended. */
  readonly removeAfter: readonly string[];
}

export interface Guarded {
  readonly guard: ChildProcess;
  /** Process id of the command once it runs. */
  pid(): number | null;
  /** Resolves when the command is gone, whoever ended it. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Runs a server that ends, in order, no later than this process, also when this process is killed. */
export function startGuarded(order: GuardedCommand): Guarded {
  const guard = spawn(process.execPath, [GUARD, JSON.stringify(order)], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    cwd: '/',
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
