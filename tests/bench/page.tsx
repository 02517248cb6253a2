import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** One case: the component under test and its parts. */
export interface BenchCase {
  /** Component that a mount renders; takes no props, so that every mount is alike. Function cases have none. */
  Subject?: ComponentType;
  /** Function that `callRun` calls in function cases; it must return a value. */
  run?: () => unknown;
  /** CSS selectors of the parts that the benchmark clicks; cases that are only mounted have none. */
  parts?: CaseParts;
  /** Style sheet of a bare package: imported as one, it would also reach the other cases of its module. */
  styles?: string;
}

/** CSS selectors of the parts that the benchmark uses, by name: `measures.ts` says which ones it needs. */
export type CaseParts = Readonly<Record<string, string>>;

/** Functions in the page that the measuring side calls. */
export interface BenchPage {
  /** Mounts `count` subjects, forces layout and unmounts them; returns their height in px. */
  cycle: (count: number) => number;
  /** Mounts `count` subjects and keeps them; mounted ones are rendered again with the same props. */
  mount: (count: number) => void;
  /** Calls the case's function that many times, each time to completion. */
  run: (times: number) => Promise<void>;
  /** Unmounts everything. */
  unmount: () => void;
  /** Selectors of the case's parts. */
  parts: CaseParts;
}

declare global {
  interface Window {
    /** Handle of the measuring side. */
    bench: BenchPage;
  }
}

/** Makes a page measurable: its mounts render the case's `Subject`. */
export function install({ Subject = Nothing, run, parts = {}, styles = '' }: BenchCase): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);

  const render = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => (
      <div key={index}>
        <Subject />
      </div>
    ));
    flushSync(() => root.render(items));
    return host.getBoundingClientRect().height;
  };

  window.bench = {
    cycle: (count) => {
      const height = render(count);
      render(0);
      return height;
    },
    mount: (count) => void render(count),
    run: async (times) => {
      if (!run) throw new Error('The case has no function `run`.');
      for (let time = 0; time < times; time += 1) {
        if ((await run()) === undefined) throw new Error('`run` returns nothing.');
      }
    },
    unmount: () => void render(0),
    parts,
  };
}

function Nothing(): never {
  throw new Error('The case has no `Subject`.');
}
