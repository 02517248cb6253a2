import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function loadUnder(version: string, mode = 'development') {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('NODE_ENV', mode);
  vi.doMock('react', () => ({ version }));
  await import('#src/internals/report-problem.ts');
  return said.mock.calls.flat();
}

test('under an older React a developer is told what to do', async () => {
  expect(await loadUnder('18.3.1')).toEqual([
    expect.stringMatching(/needs React 19.*is React 18\.3\.1.*npm install react@19 react-dom@19/),
  ]);
});

test.each(['19.0.0', '19.3.1', '20.0.0-rc.1', '0.0.0-experimental-1'])(
  'under React %s nothing is said',
  async (version) => {
    expect(await loadUnder(version)).toEqual([]);
  },
);

test('a production build says nothing', async () => {
  expect(await loadUnder('18.3.1', 'production')).toEqual([]);
});
