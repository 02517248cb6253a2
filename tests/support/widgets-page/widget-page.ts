import type { ReactElement } from 'react';
import type { Entries } from '../widget-row.ts';

/** Page of the strict site. */
export interface WidgetPage {
  /** What the page shows, the same on the server and in the browser. */
  render: () => ReactElement;
  /** Trusted Types policies that the page may create. Default: none. */
  trustedTypes?: readonly string[];
  /** What the page's form sends as it comes from the server; a page without a form has none. */
  sends?: Entries;
}
