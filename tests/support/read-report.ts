import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describeResult, isFailure, totalsOf, type RunResults } from '../visual/results.ts';

/** Tests of a report. */
export interface ReportedTests {
  passed: number;
  failed: number;
  /** What failed: file and title of a test, or picture and difference. */
  failures: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: ReadonlyArray<{
    name: string;
    assertionResults: ReadonlyArray<{ status: string; fullName: string }>;
  }>;
}

interface PlaywrightSuite {
  specs?: ReadonlyArray<{ ok: boolean; file: string; title: string }>;
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

function readVitest(report: VitestReport): ReportedTests {
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${basename(name)}: ${fullName}`),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

function readPlaywright(report: PlaywrightReport): ReportedTests {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, failures: failedSpecs(report) };
}

function readPictures(run: RunResults): ReportedTests {
  const failures = run.results
    .filter((result) => isFailure(result, run.decides))
    .map((result) => `${result.picture.id} ${describeResult(result)}`);
  return { ...totalsOf(run), failures };
}

/** Reads a report of Vitest, Playwright or the pictures; returns undefined if there is none. */
export function readReport(path: string): ReportedTests | undefined {
  if (!existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8')) as
    | VitestReport
    | PlaywrightReport
    | RunResults;
  if ('stats' in report) return readPlaywright(report);
  return 'results' in report ? readPictures(report) : readVitest(report);
}
