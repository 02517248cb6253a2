import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Module of one case: the component under measurement and where its parts are. */
export interface BenchCase {
  /** Component that a mount renders; takes no props, so that every mount is alike. */
  Subject: ComponentType;
  /** CSS selectors of the parts that the bench presses; a case that is only mounted has none. */
  parts?: CaseParts;
}

/** CSS selectors of what the bench presses and looks at. */
export interface CaseParts {
  /** Button that shows the next month. */
  next?: string;
  /** Element whose text names the month shown. */
  caption?: string;
  /** Day that takes the focus when the reader tabs into the grid. */
  day?: string;
  /** Button that opens and closes the calendar. */
  open?: string;
  /** Element that exists only while the calendar is open. */
  calendar?: string;
}

/** What the measuring side calls in a page. */
export interface BenchPage {
  /** Mounts `count` subjects, forces their layout and unmounts them; returns the height that layout gave, in px. */
  cycle: (count: number) => number;
  /** Mounts `count` subjects and leaves them. */
  mount: (count: number) => void;
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
export function install({ Subject, parts = {} }: BenchCase): void {
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
    unmount: () => void render(0),
    parts,
  };
}
