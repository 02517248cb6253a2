import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each([
  ['production', 0],
  ['development', 1],
])('A %s build reports a problem %i times', async (mode, times) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const { reportProblem } = await import('#src/core/report-problem.ts');
  reportProblem('Probe', 'value', 'is wrong.');
  reportProblem('Probe', 'value', 'is wrong.');
  expect(error).toHaveBeenCalledTimes(times);
});
