import { Problem } from './Problem';

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Prints one line per step, the same on a terminal and in a log file. */
export class Steps {
  readonly #write: (text: string) => void;
  readonly #started = Date.now();

  constructor(write: (text: string) => void = (text) => process.stdout.write(text)) {
    this.#write = write;
  }

  say(text: string): void {
    this.#write(`  … ${text}\n`);
  }

  /** Runs one step, then prints its outcome and how long it took. */
  async step<T>({
    name,
    run,
    outcome,
  }: {
    name: string;
    run: () => Promise<T>;
    outcome: (result: T) => string;
  }): Promise<T> {
    const since = Date.now();
    const result = await run();
    this.#write(`  ✓ ${name.padEnd(12)} ${outcome(result)} (${seconds(since)})\n`);
    return result;
  }

  ready(lines: readonly string[]): void {
    this.#write(
      `\n${lines.map((line) => `  ${line}\n`).join('')}  Ready after ${seconds(this.#started)}. Ctrl-C stops it.\n\n`,
    );
  }

  /** Prints a Problem as one paragraph, and any other error with its stack. */
  fail(error: unknown): void {
    const text =
      error instanceof Problem
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`\n${text}\n\n`);
  }
}
