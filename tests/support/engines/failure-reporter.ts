import type { Reporter, TestCase } from 'vitest/node';

/** Prints why a test failed when it fails: a run of all stories takes most of an hour. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter as the default export of its file.
export default class FailureReporter implements Reporter {
  onTestCaseResult(testCase: TestCase): void {
    for (const { message } of testCase.result().errors ?? []) {
      console.error(`${testCase.fullName}: ${message}`);
    }
  }
}
