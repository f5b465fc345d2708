import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readBill } from '@fairtab/domain/scan/readBill';
import { createLogger } from '@fairtab/services/platform/logger';
import { expect, it } from 'vitest';
import { openPhotoReader } from '../openPhotoReader';
import { largeHeic } from '../testing/heic';

const MB = 1_000_000;
/** On a busy machine reading takes many times as long. */
const TIMEOUT_MS = 80_000;

/** The processes that read photos for this one. Other tests in it may have left some. */
function readersNow(): string[] {
  const threads = `/proc/${process.pid}/task`;
  const children = readdirSync(threads).flatMap((thread) =>
    readFileSync(`${threads}/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('childEntry'));
}

/** The most memory that a process ever held, as the system counted it. */
function peakOf(pid: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return 1024 * Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN);
}

it.runIf(existsSync('/proc/self/status'))(
  'a HEIC of 48 megapixels is decoded and read with less than 500 MB',
  { timeout: TIMEOUT_MS },
  async () => {
    const before = readersNow();
    const reader = openPhotoReader({
      visionCredentials: null,
      logger: createLogger({ name: 'test', level: 'silent' }),
    });
    try {
      const { page } = await reader.read(largeHeic(), () => undefined);
      const [pid, ...others] = readersNow().filter((each) => !before.includes(each));
      expect(others).toEqual([]);
      expect(peakOf(pid ?? '')).toBeLessThan(500 * MB);
      const read = readBill({ pages: [page], today: '2026-11-21' });
      expect([page.width, page.height]).toEqual([1500, 2000]);
      expect(read).toMatchObject({ ok: true, bill: { total: { value: 2214 }, balanced: true } });
    } finally {
      await reader.close();
    }
  },
);
