import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What `npm test` says at its end about one file of tests, or about a check. */
export interface TestSummary {
  passed: number;
  skipped: number;
  /** Names of the tests that failed, each with the first line of its error. */
  failures: string[];
  /** Names of the tests that passed only when they were run again. */
  flaky: string[];
  /** How long its tests took. */
  seconds: number;
}

/** The file that the summaries are written to, by the path of the file of tests; '' for errors that belong to none. */
export const SUMMARY_FILE = 'FAIRTAB_TEST_SUMMARY';

/** Vitest tells of failures where they happen. A log that was cut off before them still ends with this summary. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const summaries: Record<string, TestSummary> = {};
    const of = (path: string) => (summaries[path] ??= { passed: 0, skipped: 0, failures: [], flaky: [], seconds: 0 });
    for (const error of unhandled) {
      // Vitest notes which file was running.
      const path = 'VITEST_TEST_PATH' in error ? String(error.VITEST_TEST_PATH) : '';
      of(path).failures.push(`${path}: ${firstLine(error)}`);
    }
    for (const testModule of modules) {
      const file = testModule.relativeModuleId;
      const summary = of(testModule.moduleId);
      summary.seconds += testModule.diagnostic().duration / 1_000;
      for (const suite of [testModule, ...testModule.children.allSuites()])
        summary.failures.push(...suite.errors().map((error) => `${file}: ${firstLine(error)}`));
      for (const test of testModule.children.allTests()) {
        const name = `${file} > ${test.fullName}`;
        const { state, errors } = test.result();
        if (state === 'failed') summary.failures.push(`${name}: ${errors.map(firstLine).join('; ')}`);
        else if (state === 'passed') summary.passed += 1;
        else summary.skipped += 1;
        if (test.diagnostic()?.flaky) summary.flaky.push(name);
      }
    }
    const file = process.env[SUMMARY_FILE];
    if (file) writeFileSync(file, JSON.stringify(summaries));
  }
}

function firstLine({ message }: { message: string }): string {
  return message.split('\n', 1)[0] ?? '';
}
