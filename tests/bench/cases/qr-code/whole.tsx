import { useState } from 'react';
import { QrCode } from '#src/components/qr-code/index.ts';
import { nextAddress } from './data.ts';

/** Our code with its default parts: its text, which is a link, and the copy button. */
export function Subject() {
  const [value] = useState(nextAddress);
  return <QrCode value={value} />;
}
