import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChildEnded } from './Child';
import { ChildTasks } from './ChildTasks';

interface Task {
  readonly order: string;
  readonly bytes?: number;
  readonly file?: string;
}
interface Answer {
  readonly pid: number;
  /** How many tasks the child was working on when it finished this one. */
  readonly atOnce: number;
  readonly secret?: string;
}
type Settings = ConstructorParameters<typeof ChildTasks>[0];

const OBEDIENT = new URL('testing/obedientTask.mjs', import.meta.url);
const MB = 1_000_000;
/** UV_THREADPOOL_SIZE when nothing is set. */
const THREADS_OF_NODE = 4;

const opened: ChildTasks<Task, Answer, number>[] = [];
function open(settings: Partial<Settings> = {}): ChildTasks<Task, Answer, number> {
  const tasks = new ChildTasks<Task, Answer, number>({
    module: OBEDIENT,
    env: { PATH: process.env.PATH },
    ...settings,
  });
  opened.push(tasks);
  return tasks;
}
afterEach(async () => {
  for (const tasks of opened.splice(0)) await tasks.close();
});

const isRunning = (pid: number | undefined) => existsSync(`/proc/${pid ?? 0}/stat`);
/** The niceness of every thread of a process. */
const nicenessOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );

describe('tasks in a child process', () => {
  it('run in one process, which sees nothing of our environment', async () => {
    vi.stubEnv('SECRET', 'hidden');
    const tasks = open();
    const first = await tasks.run({ order: 'answer' });
    const second = await tasks.run({ order: 'answer' });
    expect(first.pid).not.toBe(process.pid);
    expect(second.pid).toBe(first.pid);
    expect(first.secret).toBeUndefined();
    vi.unstubAllEnvs();
  });

  it('reach no file, no other process and no thread, although our account may', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairtab-child-'));
    const file = join(folder, 'data-key');
    writeFileSync(file, 'key');
    const tasks = open();
    for (const order of ['read', 'write', 'start', 'thread'])
      await expect(tasks.run({ order, file }), order).rejects.toThrow('Access to this API has been restricted');
    expect(readFileSync(file, 'utf8')).toBe('key');
    await open({ reads: [file] }).run({ order: 'read', file });
    rmSync(folder, { recursive: true });
  });

  it('reach nothing through the links to our own parts, beside which the default data folder is', async () => {
    const root = mkdtempSync(join(tmpdir(), 'fairtab-child-'));
    for (const folder of ['services', 'node_modules/@fairtab', '.data'])
      mkdirSync(join(root, folder), { recursive: true });
    await cp(fileURLToPath(OBEDIENT), join(root, 'services/task.mjs'));
    symlinkSync('../../services', join(root, 'node_modules/@fairtab/services'));
    writeFileSync(join(root, 'services/package.json'), '{}');
    writeFileSync(join(root, '.data/data-key'), 'key');
    const module = pathToFileURL(join(root, 'services/task.mjs'));
    const task = { order: 'read', file: `${root}/node_modules/@fairtab/services/../.data/data-key` };
    const stealing = open({ module, packages: ['@fairtab/services'] }).run(task);
    await expect(stealing).rejects.toThrow('Access to this API has been restricted');
    // Where all packages may be read, so may this.
    await open({ module, reads: [`${root}/node_modules/`] }).run(task);
    rmSync(root, { recursive: true });
  });

  it('cannot open the debugger of the process that starts them, which would run their code unconfined', () => {
    const run = (guard: string) => {
      const program = `
        import { url } from 'node:inspector';
        import { ChildTasks } from './ChildTasks.ts';
        import { refuseDebugger } from './refuseDebugger.ts';
        ${guard}
        const tasks = new ChildTasks({ module: new URL('testing/obedientTask.mjs', 'file://${import.meta.dirname}/'), env: {} });
        await tasks.run({ order: 'debug' });
        console.log(url() ?? 'closed');
        process.exit();`;
      const options = ['--inspect-port=0', '--import', 'tsx', '--input-type=module', '-e', program];
      return spawnSync(process.execPath, options, { cwd: import.meta.dirname, encoding: 'utf8', timeout: 20_000 })
        .stdout;
    };
    expect(run('refuseDebugger();')).toBe('closed\n');
    expect(run(''), 'the attack without the guard').toMatch(/^ws:/);
  });

  it('run side by side, as many as are allowed at a time', async () => {
    const atOnce = async (concurrency?: number) => {
      const tasks = open(concurrency === undefined ? {} : { concurrency });
      const answers = await Promise.all([1, 2, 3, 4].map(() => tasks.run({ order: 'answer' })));
      return Math.max(...answers.map((answer) => answer.atOnce));
    };
    expect(await atOnce(1)).toBe(1);
    expect(await atOnce(2)).toBe(2);
    expect(await atOnce()).toBe(4);
  });

  it('report their progress, each to its own caller', async () => {
    const tasks = open();
    const steps: number[] = [];
    const others: number[] = [];
    await Promise.all([
      tasks.run({ order: 'progress' }, (step) => steps.push(step)),
      tasks.run({ order: 'answer' }, (step) => others.push(step)),
    ]);
    expect([steps, others]).toEqual([[1, 2, 3], []]);
  });

  it('fail with what the module threw, and the process goes on', async () => {
    const tasks = open();
    const { pid } = await tasks.run({ order: 'answer' });
    await expect(tasks.run({ order: 'throw' })).rejects.toMatchObject({ name: 'RangeError', message: 'out of range' });
    expect(await tasks.run({ order: 'answer' })).toMatchObject({ pid });
  });

  it('end the process by failing, if endsAfterFailure is set', async () => {
    const tasks = open({ endsAfterFailure: true });
    const { pid } = await tasks.run({ order: 'answer' });
    await expect(tasks.run({ order: 'throw' })).rejects.toThrow('out of range');
    expect(isRunning(pid)).toBe(false);
  });

  it('fail when their process crashes, and the next one has another process', async () => {
    const tasks = open();
    const { pid } = await tasks.run({ order: 'answer' });
    const [crashed, beside] = await Promise.allSettled([tasks.run({ order: 'crash' }), tasks.run({ order: 'wait' })]);
    expect([crashed, beside]).toMatchObject([{ reason: expect.any(ChildEnded) }, { reason: expect.any(ChildEnded) }]);
    expect((await tasks.run({ order: 'answer' })).pid).not.toBe(pid);
  });

  it('fail when they take too long, and end their process', async () => {
    const tasks = open({ taskMs: 500 });
    const { pid } = await tasks.run({ order: 'answer' });
    const hanging = tasks.run({ order: 'hang' });
    await expect(hanging).rejects.toBeInstanceOf(ChildEnded);
    await expect(hanging).rejects.toThrow('more than 500 ms');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 5000 });
  });

  it('fail when they need too much memory', async () => {
    const eating = open({ memoryBytes: 400 * MB }).run({ order: 'eat' });
    await expect(eating).rejects.toBeInstanceOf(ChildEnded);
    await expect(eating).rejects.toThrow('MB of memory');
  });

  it('fail when the process cannot load its module, with the reason', async () => {
    const broken = open({ module: new URL('testing/brokenTask.mjs', import.meta.url) }).run({ order: 'answer' });
    await expect(broken).rejects.toThrow('no runtime for this platform');
    await expect(broken).rejects.not.toBeInstanceOf(ChildEnded);
  });

  it('fail when no process can be started, and are tried again the next time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairtab-child-'));
    rmSync(folder, { recursive: true });
    const tasks = open({ module: pathToFileURL(join(folder, 'obedientTask.mjs')) });
    await expect(tasks.run({ order: 'answer' })).rejects.toThrow('did not start');
    await cp(fileURLToPath(OBEDIENT), join(folder, 'obedientTask.mjs'));
    expect(await tasks.run({ order: 'answer' })).toMatchObject({ atOnce: 1 });
    await tasks.close();
    rmSync(folder, { recursive: true });
  });
});

describe('the process', () => {
  it('starts with the first task', async () => {
    const tasks = open();
    expect(tasks.pid).toBeUndefined();
    await tasks.run({ order: 'answer' });
    expect(isRunning(tasks.pid)).toBe(true);
  });

  it('has lower priority, and so have the threads that Node starts for its work', async () => {
    const { pid } = await open({ niceness: 3 }).run({ order: 'answer' });
    const lower = nicenessOf(pid).filter((niceness) => niceness === Math.min(19, getPriority() + 3));
    expect(lower.length).toBeGreaterThanOrEqual(1 + THREADS_OF_NODE);
  });

  it('is replaced when it has grown', async () => {
    const tasks = open({ keptBelowBytes: 300 * MB });
    const { pid } = await tasks.run({ order: 'answer' });
    expect(await tasks.run({ order: 'keep', bytes: 400 * MB })).toMatchObject({ pid });
    expect(isRunning(pid)).toBe(false);
    expect((await tasks.run({ order: 'answer' })).pid).not.toBe(pid);
  });

  it('ends when there is nothing to do', async () => {
    const { pid } = await open({ idleMs: 50 }).run({ order: 'answer' });
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 5000 });
  });

  it('stays as long as one task is running', async () => {
    const tasks = open({ idleMs: 20 });
    await tasks.run({ order: 'answer' });
    const [first, second] = await Promise.all([tasks.run({ order: 'progress' }), tasks.run({ order: 'answer' })]);
    expect(first.pid).toBe(second.pid);
  });

  it('ends when it is closed: running and later tasks fail', async () => {
    const tasks = open();
    const { pid } = await tasks.run({ order: 'answer' });
    const refused = expect(tasks.run({ order: 'wait' })).rejects.toThrow('closed');
    await tasks.close();
    await refused;
    expect(isRunning(pid)).toBe(false);
    await expect(tasks.run({ order: 'answer' })).rejects.toThrow('closed');
  });

  it('ends with its parent process, and does not keep it alive', () => {
    const program = `
      import { ChildTasks } from './ChildTasks.ts';
      const tasks = new ChildTasks({ module: new URL('testing/obedientTask.mjs', 'file://${import.meta.dirname}/'), env: {} });
      console.log((await tasks.run({ order: 'answer' })).pid);`;
    const ours = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(ours).toMatchObject({ status: 0, stderr: '' });
    expect(Number(ours.stdout)).toBeGreaterThan(0);
    return vi.waitFor(() => expect(isRunning(Number(ours.stdout))).toBe(false), { timeout: 5000 });
  });
});
