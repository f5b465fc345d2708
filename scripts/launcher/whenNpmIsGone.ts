import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** The parent's process id, or null where /proc does not exist. */
function parentOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * Calls `stop` when npm is gone. npm forwards signals to this process, but a killed npm cannot. The shell between npm
 * and this process survives that, so this watches the parent of the shell.
 */
export function whenNpmIsGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    stop();
  }, CHECK_MS);
  timer.unref();
}
