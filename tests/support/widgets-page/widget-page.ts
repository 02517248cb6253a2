import type { ReactElement } from 'react';
import type { Entries } from '../widget-row.ts';

/** Page of the strict site. */
export interface WidgetPage {
  /** Content of the page, the same on the server and in the browser. */
  render: () => ReactElement;
  /** Trusted Types policies that the page may create. Default: none. */
  trustedTypes?: readonly string[];
  /** Initial entries of the page's form in the server's markup; a page without a form has none. */
  sends?: Entries;
}
