import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readReport } from './support/read-report.ts';
import { outcomesFile, type Outcome } from './support/run-summary/summarize.ts';
import { plan, type Step } from './support/steps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Steps at once: each leaves a part of two cores idle while it waits for a browser, a disk or its own last test. */
const mostAtOnce = 2;

/** Runs each step as soon as what it needs has passed. Of several at once, each prints its output at its end. */
async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const outcomes = new Map<string, Outcome>();
  const isReady = ({ needs = [], only }: Step) =>
    running.size < (only === 'nightly' ? 1 : mostAtOnce) &&
    needs.every((name) => !running.has(name) && !waiting.some((step) => step.name === name));
  const start = async (step: Step, isAlone: boolean) => {
    const chunks: Array<string | Buffer> = [];
    console.log(`\n── ${step.name}${isAlone ? '' : ' starts'}`);
    const outcome = await runStep(step, (chunk) => {
      if (isAlone) process.stdout.write(chunk);
      else chunks.push(chunk);
    });
    if (!isAlone) console.log(`\n── ${step.name}`);
    for (const chunk of chunks) process.stdout.write(chunk);
    outcomes.set(step.name, outcome);
    running.delete(step.name);
    if (outcome.failed === 0) return;
    for (const { name } of waiting.filter(({ needs }) => needs?.includes(step.name))) {
      waiting.splice(
        waiting.findIndex((one) => one.name === name),
        1,
      );
      console.log(`\n${name} was not run, because ${step.name} failed.`);
    }
  };
  for (;;) {
    for (let next = waiting.find(isReady); next; next = waiting.find(isReady)) {
      waiting.splice(waiting.indexOf(next), 1);
      const { name, only } = next;
      const areLater = waiting.every(({ needs }) => needs?.includes(name));
      const isAlone = only === 'nightly' || (running.size === 0 && areLater);
      running.set(name, start(next, isAlone));
    }
    if (running.size === 0) return steps.flatMap(({ name }) => outcomes.get(name) ?? []);
    await Promise.race(running.values());
  }
}

type Print = (chunk: string | Buffer) => void;

/** Runs one step's commands side by side and keeps the output of each together. */
async function runStep(step: Step, print: Print): Promise<Outcome> {
  const started = performance.now();
  const outcome: Outcome = { name: step.name, passed: 0, failed: 0, seconds: 0, failures: [] };
  if (step.report) rmSync(`${root}/${step.report}`, { force: true });
  const codes = await Promise.all(step.commands.map((command) => runCommand(command, step, print)));
  const counted = step.report ? readReport(`${root}/${step.report}`) : undefined;
  const broken = codes.filter((code) => code !== 0).length;
  outcome.passed = counted?.passed ?? codes.length - broken;
  outcome.failed = counted?.failed ?? broken;
  outcome.failures = counted?.failures ?? [];
  // A runner that crashes before or after its tests is a failure that its report does not show.
  if (broken > 0 && outcome.failed === 0) outcome.failed = broken;
  outcome.seconds = (performance.now() - started) / 1000;
  return outcome;
}

function runCommand(command: readonly string[], step: Step, print: Print): Promise<number> {
  const [file = '', ...args] = command;
  const together = step.commands.length > 1;
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let kept = '';
  const take = (chunk: Buffer) => {
    if (together) kept += chunk.toString();
    else print(chunk);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      print(`${command.join(' ')} did not start: ${error.message}. Run npm ci.\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      if (code !== 0 && kept) print(`\n$ ${command.join(' ')}\n${kept}`);
      resolve(code ?? 1);
    });
  });
}

async function main(names: readonly string[]): Promise<number> {
  const steps = plan(names);
  if (typeof steps === 'string') {
    console.error(steps);
    return 2;
  }
  mkdirSync(`${root}/reports`, { recursive: true });
  const outcomes = await runSteps(steps);
  const total = { passed: 0, failed: 0 };
  console.log('');
  for (const { name, passed, failed, seconds } of outcomes) {
    total.passed += passed;
    total.failed += failed;
    const row = [
      name.padEnd(12),
      `${passed} passed`,
      `${failed} failed`,
      `${seconds.toFixed(1)} s`,
    ];
    console.log(row.join('  '));
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  for (const { name, failures } of outcomes) {
    for (const failure of failures) console.log(`${name}: ${failure}`);
  }
  writeFileSync(`${root}/reports/${outcomesFile}`, JSON.stringify(outcomes));
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
