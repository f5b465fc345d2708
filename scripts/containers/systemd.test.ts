import { readConfig } from '@fairtab/services/config';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const unit = readFileSync(new URL('../../docs/fairtab.service', import.meta.url), 'utf8');
const hasSystemd = spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status === 0;

/** Writes the unit with its program and folders where this machine has them, and lets systemd read it. */
function verify(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fairtab-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'fairtab.service');
  writeFileSync(file, text.replace('/usr/bin/node', process.execPath));
  return spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
}

it.skipIf(!hasSystemd)(`systemd takes the unit${hasSystemd ? '' : ' (skipped: no systemd-analyze here)'}`, () => {
  const { status, stderr } = verify(unit);
  expect(stderr.split('\n').filter((line) => line.includes('fairtab.service'))).toEqual([]);
  expect(status).toBe(0);
  expect(verify(unit.replace('KillMode=mixed', 'KillMode=gently')).stderr).toContain('gently');
});

it('the unit sets what it says and gives a stop more time than Fairtab takes by default', () => {
  const [, line = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const env = Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]));
  const config = readConfig({ ...env, DATABASE_URL: 'postgresql://localhost/fairtab' });
  expect(config).toMatchObject({ host: '127.0.0.1', dataDir: '/var/lib/fairtab', environment: 'production' });
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(config.drainMs + config.shutdownGraceMs);
});
