import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readReport } from './support/read-report.ts';
import { outcomesFile, type Outcome } from './support/run-summary/summarize.ts';
import { groupSteps, plan, type Step } from './support/steps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs steps side by side; with several, each prints its output at the end. */
async function runGroup(group: readonly Step[]): Promise<Outcome[]> {
  const announce = (step: Step) => console.log(`\n── ${step.name}`);
  const [first] = group;
  if (first && group.length === 1) {
    announce(first);
    return [await runStep(first, (chunk) => process.stdout.write(chunk))];
  }
  console.log(`\n── ${group.map(({ name }) => name).join(' and ')}, side by side`);
  return Promise.all(
    group.map(async (step) => {
      const chunks: Array<string | Buffer> = [];
      const outcome = await runStep(step, (chunk) => chunks.push(chunk));
      announce(step);
      for (const chunk of chunks) process.stdout.write(chunk);
      return outcome;
    }),
  );
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
  const outcomes: Outcome[] = [];
  for (const group of groupSteps(steps)) {
    const ended = await runGroup(group);
    outcomes.push(...ended);
    const closed = group.find((step, index) => step.gate && (ended[index]?.failed ?? 0) > 0);
    if (closed) {
      console.log(`\n${closed.name} failed; what follows needs it and was not run.`);
      break;
    }
  }
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
