import { expect, test } from '../app-site.ts';

test.describe.configure({ mode: 'default' });

for (const [width, path] of [
  [320, '/'],
  [320, '/?q=long'],
  [1280, '/?country=JP&sort=title'],
] as const) {
  test(`nothing shifts while the list at ${path} loads in ${width} px`, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.addInitScript(watchShifts);
    await app.enter(path);
    await page
      .getByRole('region', { name: 'Trips', exact: true })
      .getByRole('link')
      .last()
      .waitFor();
    // The calendar loads last.
    await page.getByRole('gridcell').first().waitFor();
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
  });
}

for (const path of [
  '/sign-up',
  '/recover',
  '/reset-password#token=any',
  '/sign-in-link#token=any',
]) {
  test(`nothing shifts while ${path} loads`, async ({ app, page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.addInitScript(watchShifts);
    await app.open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
  });
}

/** Layout shifts that the page records. */
interface Watched {
  shifts: Array<{ value: number; parts: string[] }>;
}

/** Browser entry about shifted elements. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: Array<{ node: Node | null }>;
}

// Runs in the page.
function watchShifts(): void {
  const watched = window as unknown as Watched;
  watched.shifts = [];
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const parts = sources.map(({ node }) => (node instanceof Element ? node.className : ''));
      watched.shifts.push({ value, parts: parts.map(String) });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}
