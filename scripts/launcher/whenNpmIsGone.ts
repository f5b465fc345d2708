import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** The parent of a process, as far as this system shows it. */
function parentOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * npm passes signals on, but a killed npm cannot. When it is gone there is nobody left who could tell us to stop, so we
 * do. Between npm and us is a shell, which survives it.
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
