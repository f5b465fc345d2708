import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../launcher/Child';
import { freePort } from '../launcher/freePort';

export interface StartOptions {
  readonly dataDir: string;
  readonly port: number;
  /** For example --demo. */
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** One run of `npm start`: its output and how it ended. */
export class StartRun {
  readonly process: ChildProcess;
  readonly address: string;
  output = '';
  readonly ended: Promise<number | null>;
  readonly #waiting = new Set<() => void>();

  constructor({ dataDir, port, args = [], env = {} }: StartOptions) {
    this.address = `http://localhost:${port}`;
    // The test must not use the developer's own database.
    const { DATABASE_URL: _url, REDIS_URL: _redis, NODE_ENV: _mode, ...outer } = process.env;
    this.process = spawn(process.execPath, ['scripts/start.mjs', ...args], {
      cwd: projectRoot,
      env: { ...outer, ...env, DATA_DIR: dataDir, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hear = (chunk: Buffer) => {
      this.output += chunk.toString('utf8');
      for (const check of this.#waiting) check();
    };
    this.process.stdout?.on('data', hear);
    this.process.stderr?.on('data', hear);
    this.ended = once(this.process, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  }

  /** Resolves when the output contains the text. Rejects when the process ends before that. */
  async says(text: string): Promise<void> {
    const said = new Promise<void>((resolve) => {
      const check = () => {
        if (!this.output.includes(text)) return;
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
      check();
    });
    const end = this.ended.then(() => {
      if (!this.output.includes(text)) throw new Error(`npm start ended without saying "${text}":\n${this.output}`);
    });
    await Promise.race([said, end]);
  }

  ready(): Promise<void> {
    return this.says('Ctrl-C stops it');
  }

  async stop(): Promise<number | null> {
    this.process.kill('SIGTERM');
    return this.ended;
  }
}

/** Runs `npm start` on a temporary folder and a free port. `close` stops every run and removes the folder. */
export class StartRig {
  readonly folder = mkdtempSync(join(tmpdir(), 'fairtab-start-'));
  /** The data folder of runs that are not given another one. */
  readonly dataDir = join(this.folder, 'data');
  readonly #runs: StartRun[] = [];

  constructor() {
    // When root runs the tests, PostgreSQL runs as another account, which has to enter this folder.
    chmodSync(this.folder, 0o755);
  }

  async start(options: Partial<StartOptions> = {}): Promise<StartRun> {
    const run = new StartRun({ dataDir: this.dataDir, port: await freePort(), ...options });
    this.#runs.push(run);
    return run;
  }

  async close(): Promise<void> {
    for (const run of this.#runs) await run.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
