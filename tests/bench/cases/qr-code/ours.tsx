import { useState } from 'react';
import { QrCode } from '#src/components/qr-code/index.ts';
import { nextAddress } from './data.ts';

/** Our code with the parts that the bare one has. */
export function Subject() {
  const [value] = useState(nextAddress);
  return <QrCode value={value} text={null} copyable={false} />;
}
