import { readFile } from 'node:fs/promises';

/** The memory a process holds right now; 0 where the system does not tell (other than Linux) or it is gone. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid ?? ''}/status`, 'utf8');
    return 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
