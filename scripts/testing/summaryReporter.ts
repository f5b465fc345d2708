import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What `npm test` says at its end about one run of vitest. */
export interface TestSummary {
  passed: number;
  skipped: number;
  /** Names of the tests that failed, each with the first line of its error. */
  failures: string[];
  /** Names of the tests that passed only when they were run again. */
  flaky: string[];
}

/** The file that the summary is written to. */
export const SUMMARY_FILE = 'FAIRTAB_TEST_SUMMARY';

/** Vitest tells of failures where they happen. A log that was cut off before them still ends with this summary. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const summary: TestSummary = { passed: 0, skipped: 0, failures: unhandled.map(firstLine), flaky: [] };
    for (const testModule of modules) {
      const file = testModule.relativeModuleId;
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
    if (file) writeFileSync(file, JSON.stringify(summary));
  }
}

function firstLine({ message }: { message: string }): string {
  return message.split('\n', 1)[0] ?? '';
}
