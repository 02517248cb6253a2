import { slopeOf } from './statistics.ts';
import type { Retained, Tab } from './tab.ts';

/** Memory that a mount leaves behind, per mount. */
export async function retainedPerMount(tab: Tab, samples = 8, mounts = 100): Promise<Retained> {
  const batch = 25;
  const run = () =>
    tab.page.evaluate(
      ([times, count]) => {
        for (let time = 0; time < times; time += 1) window.bench.cycle(count);
      },
      [mounts / batch, batch] as const,
    );
  // The first mounts fill caches and let the compiler settle; neither is a leak.
  for (let warm = 0; warm < 6; warm += 1) await run();
  const points: (Retained & { x: number })[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    points.push({ x: sample * mounts, ...(await tab.retained()) });
    await run();
  }
  const slope = (select: (point: Retained) => number) =>
    slopeOf(points.map((point) => ({ x: point.x, y: select(point) })));
  return {
    bytes: slope(({ bytes }) => bytes),
    nodes: slope(({ nodes }) => nodes),
    listeners: slope(({ listeners }) => listeners),
  };
}
