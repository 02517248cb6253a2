import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plan, type Step } from './support/steps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** Runs one step's commands side by side, each with its own output kept together. */
async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const outcome: Outcome = { name: step.name, passed: 0, failed: 0, seconds: 0 };
  if (step.report) rmSync(`${root}/${step.report}`, { force: true });
  const codes = await Promise.all(
    step.commands.map((command) => runCommand(command, step.commands.length > 1)),
  );
  const counted = step.report ? countReport(`${root}/${step.report}`) : undefined;
  const broken = codes.filter((code) => code !== 0).length;
  outcome.passed = counted?.passed ?? codes.length - broken;
  outcome.failed = counted?.failed ?? broken;
  // A runner that dies before or after its tests is a failure that its report does not show.
  if (broken > 0 && outcome.failed === 0) outcome.failed = broken;
  outcome.seconds = (performance.now() - started) / 1000;
  return outcome;
}

function runCommand(command: readonly string[], together: boolean): Promise<number> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let kept = '';
  const take = (chunk: Buffer) => {
    if (together) kept += chunk.toString();
    else process.stdout.write(chunk);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command.join(' ')} did not start: ${error.message}. Run npm ci.`);
      resolve(1);
    });
    child.on('close', (code) => {
      if (code !== 0 && kept) process.stdout.write(`\n$ ${command.join(' ')}\n${kept}`);
      resolve(code ?? 1);
    });
  });
}

/** Counts of a report that Vitest (`numPassedTests`), Playwright (`stats`) or the pictures wrote. */
function countReport(path: string): { passed: number; failed: number } | undefined {
  if (!existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  if (report.stats) {
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  }
  if (typeof report.numPassedTests === 'number') {
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  }
  return { passed: report.passed, failed: report.failed };
}

async function main(names: readonly string[]): Promise<number> {
  const steps = plan(names);
  if (typeof steps === 'string') {
    console.error(steps);
    return 2;
  }
  mkdirSync(`${root}/reports`, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const outcome = await runStep(step);
    outcomes.push(outcome);
    if (outcome.failed > 0 && step.gate) {
      console.log(`\n${step.name} failed; what follows needs it and was not run.`);
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
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
