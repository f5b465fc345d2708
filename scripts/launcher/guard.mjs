// The parent process of the built-in PostgreSQL. Its standard input is a pipe from Fairtab. The pipe ends when Fairtab
// ends, even by kill -9, and then this process asks PostgreSQL to shut down. It runs detached, so a Ctrl-C does not stop
// the database while Fairtab finishes its last requests.
import { spawn } from 'node:child_process';
import { openSync, rmSync } from 'node:fs';

const { command, args, env, account, log, removeAfter } = JSON.parse(process.argv[2]);
const output = openSync(log, 'a', 0o600);
const server = spawn(command, args, { env, cwd: '/', stdio: ['ignore', output, output], ...account });

const stop = () => server.kill('SIGINT');
const finish = (code) => {
  for (const folder of removeAfter) rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
server.once('spawn', () => process.stdout.write(`${server.pid}\n`));
server.once('error', () => finish(1));
server.once('exit', (code) => finish(code ?? 1));
process.stdin.once('end', stop).once('error', stop).resume();
process.stdout.on('error', () => undefined);
// No confined child may open a debugger here (services/platform/childProcesses/refuseDebugger.ts).
process.on('SIGUSR1', () => undefined);
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
