import type { QrCodeOwnProps } from '../qr-code-props';
import type { QrContent } from '../read-value';
import type { usableProps } from '../usable-props';

/** Reason why there is no code. */
export type QrCoverState = 'loading' | 'expired' | 'scanned' | 'empty' | 'tooLong';

/** Props of the lazy parts. */
export interface QrToolProps {
  content: QrContent;
  /** Effective props. */
  drawn: ReturnType<typeof usableProps>;
  /** Other props as passed. */
  asked: QrCodeOwnProps;
  cover: QrCoverState | null;
  locale: string;
}
