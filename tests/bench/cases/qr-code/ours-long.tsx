import { useState } from 'react';
import { QrCode } from '#src/components/qr-code/index.ts';
import { nextText } from './data.ts';

/** Code of 1,500 characters. */
export function Subject() {
  const [value] = useState(nextText);
  return <QrCode value={value} size={320} />;
}
