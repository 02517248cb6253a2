import type { QrCodeOwnProps } from '../qr-code-props';
import type { QrContent } from '../read-value';
import type { usableProps } from '../usable-props';

/** Why there is no code. */
export type QrCoverState = 'loading' | 'expired' | 'scanned' | 'empty' | 'tooLong';

/** What the parts that load on first use are about. */
export interface QrToolProps {
  content: QrContent;
  /** Props as they are in effect. */
  drawn: ReturnType<typeof usableProps>;
  /** The other props of the widget, as they were passed. */
  asked: QrCodeOwnProps;
  cover: QrCoverState | null;
  locale: string;
}
