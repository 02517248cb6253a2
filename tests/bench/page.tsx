import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Module of one case: the component under measurement and where its parts are. */
export interface BenchCase {
  /** Component that a mount renders; takes no props, so that every mount is alike. A case of plain functions has none. */
  Subject?: ComponentType;
  /** What `callRun` calls, for cases of plain functions; its result must be something. */
  run?: () => unknown;
  /** CSS selectors of the parts that the bench presses; a case that is only mounted has none. */
  parts?: CaseParts;
}

/** CSS selectors of what the bench presses and looks at, by name: the measures of `measures.ts` say which they need. */
export type CaseParts = Readonly<Record<string, string>>;

/** What the measuring side calls in a page. */
export interface BenchPage {
  /** Mounts `count` subjects, forces their layout and unmounts them; returns the height that layout gave, in px. */
  cycle: (count: number) => number;
  /** Mounts `count` subjects and leaves them; those that are there already are rendered again with the same props. */
  mount: (count: number) => void;
  /** Calls the case's function so often, each time to its end. */
  run: (times: number) => Promise<void>;
  /** Unmounts whatever is mounted. */
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

/** Makes a page measurable: the case's `Subject` is what its mounts render. */
export function install({ Subject = Nothing, run, parts = {} }: BenchCase): void {
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
      if (!run) throw new Error('The case exports no function `run`.');
      for (let time = 0; time < times; time += 1) {
        if ((await run()) === undefined) throw new Error('`run` returns nothing.');
      }
    },
    unmount: () => void render(0),
    parts,
  };
}

function Nothing(): never {
  throw new Error('The case exports no `Subject`.');
}
