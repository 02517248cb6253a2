import { documents } from '../cases/hostile-documents.ts';
import { callRun, type CpuMeasure } from '../measures.ts';
import type { MeasurePlan } from '../suite.ts';

/** Shows one of the documents, chosen with attributes of the page. */
const show = (name: string, size: number): CpuMeasure => ({
  prepare: (tab) =>
    tab.page.evaluate((chosen) => void Object.assign(document.documentElement.dataset, chosen), {
      document: name,
      size: String(size),
    }),
  turn: callRun().turn,
});

const plan = (
  name: string,
  size: number,
  goal: Pick<MeasurePlan, 'goal' | 'absolute'>,
): MeasurePlan => ({
  id: `${name.replaceAll(' ', '-')}-${size / 1000}kb`,
  title: `${size / 1000} kB of ${name}`,
  kind: 'browser',
  measure: show(name, size),
  ...goal,
});

const names = Object.keys(documents);

// What once froze the page for a minute, because its layout was read and written in turn.
const scrolling = ['wide code', 'wide tables'];

/** Measures of every document in each size. */
export const hostilePlans: readonly MeasurePlan[] = [
  ...names.map((name) => plan(name, 20_000, { goal: 200, absolute: true })),
  ...names.map((name) => plan(name, 300_000, { goal: 10 })),
  ...scrolling.map((name) => plan(name, 1_000_000, { goal: 10 })),
];
