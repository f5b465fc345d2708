// Loaded first into the processes that `npm start` runs. If `npm start` is killed, they shut down too; otherwise they
// would keep the port and the next start would fail.
import { spawn } from 'node:child_process';

const GRACE_MS = 15_000;

// No confined child may open a debugger here, not even while the modules load (services/platform/childProcesses/refuseDebugger.ts).
process.on('SIGUSR1', () => undefined);

// Kills this process if it hangs while it shuts down: Node 20 can hang when it has to exit while modules are loading.
// It checks that this process is still its parent, so it never kills another process with the same id.
const lastResort = `
  process.on('SIGUSR1', () => undefined);
  const end = Date.now() + ${GRACE_MS};
  setInterval(() => {
    if (process.ppid !== ${process.pid}) process.exit();
    if (Date.now() > end) process.kill(${process.pid}, 'SIGKILL');
  }, 200);`;

function end() {
  spawn(process.execPath, ['--eval', lastResort], { detached: true, stdio: 'ignore' }).unref();
  process.kill(process.pid, 'SIGTERM');
}

// Undefined without a channel, and false when `npm start` was gone before this was loaded: no event tells of that any more.
if (process.connected === false) end();
else if (process.channel) {
  process.once('disconnect', end);
  process.channel.unref();
}
