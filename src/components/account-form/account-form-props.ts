import type { ReactNode } from 'react';

/** Props that the forms of an account share. */
export interface AccountFormProps {
  /** Called with the error if a function throws; the user sees only a generic message. */
  onError?: ((error: unknown) => void) | undefined;
  /** Heading above the form, at the level that the page needs; names the form. */
  heading?: ReactNode;
  /** Content below `heading`, such as a paragraph; not part of the name of the form. */
  lead?: ReactNode;
  /** Last line, such as a link to another form. */
  footer?: ReactNode;
  /** `card` renders a card, `plain` no frame, for use in a dialog or card. Default: `card`. */
  variant?: 'card' | 'plain';
  /**
   * Target of the form without scripts: a URL, requested by `post`, or a server function. Default: the URL of
   * the page.
   */
  action?: string | ((data: FormData) => void | Promise<void>);
  /** BCP 47 tag for texts, numbers and times. Default: the provider's, else `en`. */
  locale?: string | undefined;
}
