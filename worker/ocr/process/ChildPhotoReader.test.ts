import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLogger } from '@fairtab/services/platform/logger';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChildPhotoReader } from './ChildPhotoReader';
import { UnreadablePhoto } from '../UnreadablePhoto';

const logger = createLogger({ name: 'test', level: 'silent' });
const MB = 1_000_000;

const hosts: ChildPhotoReader[] = [];
const startHost = ({
  file = 'obedientReader',
  idleMs = 60_000,
  memoryBytes = 1000 * MB,
  timeMs = 20_000,
  reads = [] as string[],
} = {}) => {
  const env = { PATH: process.env.PATH };
  const module = new URL(`../testing/${file}.ts`, import.meta.url);
  const host = new ChildPhotoReader({ engine: 'test', env, logger, module, idleMs, timeMs, memoryBytes, reads });
  hosts.push(host);
  return host;
};
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
});

/** Sends an order and returns the id of the process that answered. */
const order = async (host: ChildPhotoReader, text: string) =>
  Number(Buffer.from((await host.read(Buffer.from(text), () => undefined)).jpeg).toString());
const isRunning = (pid: number) => existsSync(`/proc/${pid}/stat`);

describe('ChildPhotoReader', () => {
  it('reads one photo after another in one process, and reports the stages', async () => {
    const host = startHost();
    const stages: string[] = [];
    const [first, second] = await Promise.all([
      host.read(Buffer.from('read'), (stage) => stages.push(stage)),
      order(host, 'read'),
    ]);
    expect(Number(Buffer.from(first.jpeg).toString())).toBe(second);
    expect(stages).toEqual(['turning', 'reading']);
  });

  it('refuses a photo that crashes the process, and reads the next one in a new process', async () => {
    const host = startHost();
    const before = await order(host, 'read');
    await expect(order(host, 'crash')).rejects.toBeInstanceOf(UnreadablePhoto);
    const after = await order(host, 'read');
    expect(after).not.toBe(before);
  });

  it('refuses a photo that takes too long, and ends its process', async () => {
    const host = startHost({ timeMs: 500 });
    const before = await order(host, 'read');
    const [hung, after] = await Promise.allSettled([order(host, 'hang'), order(host, 'read')]);
    expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(UnreadablePhoto) });
    expect(after).toMatchObject({ status: 'fulfilled' });
    expect(isRunning(before)).toBe(false);
  });

  it('refuses a photo that needs too much memory', async () => {
    const host = startHost({ memoryBytes: 400 * MB });
    await expect(order(host, 'eat')).rejects.toBeInstanceOf(UnreadablePhoto);
  });

  it('keeps the error of a refused photo apart from the error of a failing engine', async () => {
    const host = startHost();
    await expect(order(host, 'refuse')).rejects.toBeInstanceOf(UnreadablePhoto);
    const failing = order(host, 'fail');
    await expect(failing).rejects.toThrow('no engine');
    await expect(failing).rejects.not.toBeInstanceOf(UnreadablePhoto);
  });

  it('gives a photo that takes the process over no file of the data folder', async () => {
    const photo = fileURLToPath(new URL('../testing/photos/1008.jpg', import.meta.url));
    const stolen = async (reads: string[]) => {
      const { jpeg } = await startHost({ file: 'thievingReader', reads }).read(Buffer.from(photo), () => undefined);
      return Buffer.from(jpeg).toString();
    };
    expect(await stolen([])).toBe('rejected,rejected');
    // Even a file that the process may read is no picture for the decoder.
    expect(await stolen([photo])).toBe('fulfilled,rejected');
  });

  it('does not refuse the photo when the process does not start', async () => {
    const reading = order(startHost({ file: 'brokenReader' }), 'read');
    await expect(reading).rejects.toThrow('no runtime for this platform');
    await expect(reading).rejects.not.toBeInstanceOf(UnreadablePhoto);
  });

  it('ends the process when there is nothing to read', async () => {
    const host = startHost({ idleMs: 50 });
    const pid = await order(host, 'read');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 5000 });
  });

  it('fails the photo that is being read when it is closed, and reads none afterwards', async () => {
    const host = startHost();
    const pid = await order(host, 'read');
    const reading = order(host, 'hang');
    const refused = expect(reading).rejects.toThrow('closed');
    await host.close();
    await refused;
    expect(isRunning(pid)).toBe(false);
    await expect(order(host, 'read')).rejects.toThrow('closed');
  });
});
