import type { ReactNode, Ref } from 'react';
import type { RecoverScreenLabels } from '../languages/screen-labels';

/** Props that the screens for a forgotten and a new password share. */
export interface RecoverFrameProps {
  /** Name or logo of the application, on the image. */
  logo?: ReactNode;
  /** Image that fills half of the page; `null` for none. Default: a medallion of tiles. */
  image?: ReactNode;
  /** Text below the first heading. */
  subtitle?: ReactNode;
  /** Content below the form. */
  children?: ReactNode;
  /** Small print at the bottom of the page. */
  footnote?: ReactNode;
  /** Ref to the heading, which is focusable by script: move focus there after navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /**
   * Labels in another language, such as `recoverScreen` of `languages/de`, or custom ones. Those of the form
   * come from the provider. Default: English.
   */
  labels?: Partial<RecoverScreenLabels>;
}
