import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { nextText } from './data.ts';

/** The same code with only the package. */
export function Subject() {
  const [value] = useState(nextText);
  return <QRCodeSVG value={value} level="M" marginSize={4} size={320} title={value} />;
}
