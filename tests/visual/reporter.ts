import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { describeResult, type PictureResult } from './results.ts';
import { outcomesFile, readOrder } from './run-file.ts';

/** Playwright reporter that prints what is not as expected and records every outcome. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter as the default export of its file.
export default class PictureReporter implements Reporter {
  private readonly order = readOrder();
  private readonly results = new Map<string, PictureResult>();
  private total = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, outcome: TestResult): void {
    const result = this.read(test, outcome);
    if (!result) return;
    this.results.set(test.title, result);
    const done = this.results.size;
    if (result.status !== 'same') print(`${result.picture.id} ${describeResult(result)}`);
    else if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${this.total} pictures`);
    else if (done % 100 === 0) print(`${done} of ${this.total} pictures`);
  }

  onError(error: TestError): void {
    print(error.message ?? String(error.value));
  }

  onEnd(): void {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
    const results = this.order.pictures.map((picture) => {
      const lost: PictureResult = {
        picture,
        status: 'failed',
        problems: ['was not taken'],
        difference: null,
      };
      return this.results.get(picture.id) ?? lost;
    });
    writeFileSync(join(this.order.output, outcomesFile), JSON.stringify(results));
  }

  printsToStdio(): boolean {
    return true;
  }

  private read(test: TestCase, outcome: TestResult): PictureResult | undefined {
    const body = outcome.attachments.find(({ name }) => name === 'result')?.body;
    if (body && outcome.status === 'passed') return JSON.parse(body.toString()) as PictureResult;
    const picture = this.order.pictures.find(({ id }) => id === test.title);
    if (!picture) return undefined;
    const [problem = outcome.status] = (outcome.error?.message ?? '').split('\n').filter(Boolean);
    return { picture, status: 'failed', problems: [problem], difference: null };
  }
}

function print(line: string): void {
  const clear = process.stdout.isTTY ? '\r\u001B[K' : '';
  process.stdout.write(`${clear}${line}\n`);
}
