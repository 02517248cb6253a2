import { useState } from 'react';
import { QrCode } from '#src/components/qr-code/index.ts';
import { nextAddress } from './data.ts';

/** Our code as it comes: with its text, which is a link, and the button that copies. */
export function Subject() {
  const [value] = useState(nextAddress);
  return <QrCode value={value} />;
}
