import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { nextAddress } from './data.ts';

/** The same code with only the package. */
export function Subject() {
  const [value] = useState(nextAddress);
  return <QRCodeSVG value={value} level="M" marginSize={4} size={192} title={value} />;
}
