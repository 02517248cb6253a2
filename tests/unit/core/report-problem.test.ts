import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function loadUnder(version: string, mode = 'development') {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  vi.doMock('react', () => ({ version }));
  await import('#src/core/report-problem.ts');
  return logged.mock.calls.flat();
}

test('with an older React a message asks the developer to update it', async () => {
  expect(await loadUnder('18.3.1')).toEqual([
    expect.stringMatching(
      /requires React 19.*uses React 18\.3\.1.*npm install react@19 react-dom@19/,
    ),
  ]);
});

test.each(['19.0.0', '19.3.1', '20.0.0-rc.1', '0.0.0-experimental-1'])(
  'with React %s nothing is reported',
  async (version) => {
    expect(await loadUnder(version)).toEqual([]);
  },
);

test('a production build reports nothing', async () => {
  expect(await loadUnder('18.3.1', 'production')).toEqual([]);
});

/** Messages on a page that is still loading, and whose root has one of our text colors or none. */
async function loadOn(color: string, mode?: string, offsetWidth = 800) {
  const page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    documentElement: { offsetWidth, matches: () => true },
    readyState: 'interactive',
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) => (name === '--tessera-color-text' ? color : ''),
  }));
  await loadUnder('19.3.1', mode);
  const logged = vi.spyOn(console, 'error');
  page.dispatchEvent(new Event('load'));
  const early = logged.mock.calls.flat();
  vi.runAllTimers();
  return { early, late: logged.mock.calls.flat() };
}

test('a page without the tokens is reported once it has loaded', async () => {
  const { early, late } = await loadOn('');
  expect(early).toEqual([]);
  expect(late).toEqual([expect.stringMatching(/no design tokens.*tokens\.css/)]);
});

test('a page with the tokens, and any page in production, is not reported', async () => {
  expect(await loadOn('#111')).toEqual({ early: [], late: [] });
  expect(await loadOn('', 'production')).toEqual({ early: [], late: [] });
});

test('a test DOM, which has no layout, is not reported', async () => {
  expect(await loadOn('', 'development', 0)).toEqual({ early: [], late: [] });
});
