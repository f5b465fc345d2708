// Loaded first into the processes `npm start` runs: should that one be killed, they stop too, in order, instead of
// holding the port against the next start.
import { spawn } from 'node:child_process';

const GRACE_MS = 15_000;

// Ends us should we hang on the way out, as Node 20 can when it is told to exit while modules are still loading. It
// watches that it is still our child, so it never hits another process that got our number.
const lastResort = `
  const end = Date.now() + ${GRACE_MS};
  setInterval(() => {
    if (process.ppid !== ${process.pid}) process.exit();
    if (Date.now() > end) process.kill(${process.pid}, 'SIGKILL');
  }, 200);`;

if (process.channel) {
  process.once('disconnect', () => {
    spawn(process.execPath, ['--eval', lastResort], { detached: true, stdio: 'ignore' }).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
