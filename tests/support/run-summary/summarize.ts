import {
  groupAlike,
  isFailure,
  type PictureResult,
  type RunResults,
} from '../../visual/results.ts';

/** File below `reports` in which a run keeps the outcomes of its steps. */
export const outcomesFile = 'steps.json';

/** Outcome of one step of the checks. */
export interface Outcome {
  /** Word that names the step. */
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** What failed, a line for each test or picture; empty if no report names them. */
  failures: readonly string[];
}

/** Data for a summary. */
export interface SummarySources {
  /** Outcomes of the steps that ran. */
  steps: readonly Outcome[];
  /** Outcome of the pictures; none where they were not taken. */
  pictures?: RunResults | undefined;
  /** Number of pixels of a new picture; undefined if the picture is missing. */
  areaOf: (id: string) => number | undefined;
  /** Names of the jobs that did not succeed; a job that broke early leaves no counts. */
  failedJobs?: readonly string[];
  /** Address of the picture report. */
  reportUrl?: string | undefined;
  /** Address of the run. */
  runUrl?: string | undefined;
}

/** Rows that are listed; GitHub allows 65,536 characters per comment. */
const mostRows = 100;

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function row(...cells: ReadonlyArray<string | number>): string {
  return `| ${cells.map((words) => cell(String(words))).join(' | ')} |`;
}

/** Share of the changed pixels, with two significant digits: `12 %`, `0.043 %`. */
function shareOf(pixels: number, area: number | undefined): string {
  if (!area) return '–';
  return `${Number(((pixels / area) * 100).toPrecision(2))} %`;
}

function changeOf({ status, difference, problems }: PictureResult): string {
  if (status === 'failed') return `failed: ${problems.join('; ')}`;
  if (status === 'new') return 'new';
  if (status === 'removed') return 'removed: the story is gone';
  const sizes = difference?.sizes;
  const resized = sizes ? `, ${sizes.before.join(' × ')} to ${sizes.after.join(' × ')}` : '';
  const count = (difference?.pixels ?? 0).toLocaleString('en');
  return `${count} pixels, by up to ${difference?.largest ?? 0} of 255${resized}`;
}

function picturesSection({ results }: RunResults, { areaOf, reportUrl }: SummarySources): string[] {
  const differing = results.filter(({ status }) => status !== 'same');
  const link = `[picture report](${reportUrl})`;
  if (differing.length === 0) {
    const report = reportUrl ? ` See the ${link}.` : '';
    return ['## Pictures', `All ${results.length} match the accepted ones.${report}`];
  }
  // GitHub shows no pictures of an artifact in a summary.
  const report = reportUrl
    ? ` Unpack the ${link} and open its index.html: it has thumbnails, and each picture before and after.`
    : '';
  const shown = differing.slice(0, mostRows);
  const rows = groupAlike(shown).flatMap(([result, ...others]) => {
    if (!result) return [];
    const { picture, difference, status } = result;
    const share = status === 'changed' ? shareOf(difference?.pixels ?? 0, areaOf(picture.id)) : '–';
    const alike = others.map((other) => other.picture.id).join(', ');
    const change = changeOf(result) + (alike && `; the same in ${alike}`);
    return [row(`${picture.title}: ${picture.name}`, picture.mode, share, change)];
  });
  const left = differing.length - shown.length;
  return [
    '## Pictures',
    `${differing.length} of ${results.length} differ from the accepted ones.${report}`,
    [row('Story', 'Mode', 'Changed', 'What'), '| --- | --- | ---: | --- |', ...rows].join('\n'),
    ...(left > 0 ? [`And ${left} more.`] : []),
    `Accept what is right: \`npm run test:visual -- --accept <picture, story, component, or all>\`.`,
  ];
}

function picturesOutcome({ results, decides }: RunResults): Outcome {
  const failed = results.filter((result) => isFailure(result, decides)).length;
  return { name: 'visual', passed: results.length - failed, failed, seconds: 0, failures: [] };
}

/** Lists failed tests; pictures have their own table. */
function failuresSection(steps: readonly Outcome[]): string[] {
  const failures = steps
    .filter(({ name }) => name !== 'visual')
    .flatMap((step) => step.failures.map((failure) => `- ${step.name}: ${failure}`));
  if (failures.length === 0) return [];
  const left = failures.length - mostRows;
  const lines = [...failures.slice(0, mostRows), ...(left > 0 ? [`- And ${left} more.`] : [])];
  return ['## Failed tests', lines.join('\n')];
}

/** Summary of a run in Markdown: the counts of each step, and the pictures that differ. */
export function summarize(sources: SummarySources): string {
  const { pictures, runUrl, failedJobs = [] } = sources;
  const steps = [...sources.steps];
  if (pictures && !steps.some(({ name }) => name === 'visual'))
    steps.push(picturesOutcome(pictures));
  const sum = (key: 'passed' | 'failed') => steps.reduce((total, step) => total + step[key], 0);
  const rows = steps.map(({ name, passed, failed, seconds }) =>
    row(
      `${failed > 0 ? '❌' : '✅'} ${name}`,
      passed,
      failed,
      seconds ? `${seconds.toFixed(0)} s` : '–',
    ),
  );
  return `${[
    `# ${sum('passed')} passed, ${sum('failed')} failed`,
    ...(failedJobs.length > 0 ? [`Jobs that did not succeed: ${failedJobs.join(', ')}.`] : []),
    steps.length === 0
      ? 'No step has left a report.'
      : [row('Step', 'Passed', 'Failed', 'Time'), '| --- | ---: | ---: | ---: |', ...rows].join(
          '\n',
        ),
    ...failuresSection(steps),
    ...(pictures ? picturesSection(pictures, sources) : []),
    ...(runUrl ? [`[Logs and artifacts of this run](${runUrl})`] : []),
  ].join('\n\n')}\n`;
}
