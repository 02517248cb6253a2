import { useState } from 'react';
import { QrCode } from '#src/components/qr-code/index.ts';
import { nextAddress } from './data.ts';

/** The code with all that it has by itself: text, link, button. */
export function Subject() {
  const [value] = useState(nextAddress);
  return <QrCode value={value} />;
}
