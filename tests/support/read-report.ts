import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describeResult, isFailure, totalsOf, type RunResults } from '../visual/results.ts';

/** Tests of a report. */
export interface ReportedTests {
  passed: number;
  failed: number;
  /** What failed: file, title and error of a test, or picture and difference. */
  failures: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: ReadonlyArray<{
    name: string;
    assertionResults: ReadonlyArray<{
      status: string;
      fullName: string;
      failureMessages?: readonly string[];
    }>;
  }>;
}

interface PlaywrightSuite {
  specs?: ReadonlyArray<{
    ok: boolean;
    file: string;
    title: string;
    tests?: ReadonlyArray<{ results: ReadonlyArray<{ error?: { message?: string } }> }>;
  }>;
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Most characters of an error that are shown. */
const mostCharacters = 300;

/** Returns an error for the end of a line: shortened, without colors or stack; '' if there is none. */
function reasonOf(message = ''): string {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s*at /);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return '';
  return ` (${line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line})`;
}

function readVitest(report: VitestReport): ReportedTests {
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages = [] }) =>
          `${basename(name)}: ${fullName}${reasonOf(failureMessages[0])}`,
      ),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests = [] }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return `${file}: ${title}${reasonOf(errors.find(Boolean))}`;
    });
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
