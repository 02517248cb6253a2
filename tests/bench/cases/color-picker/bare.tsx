import { useState } from 'react';
import { HexColorPicker } from 'react-colorful';

/** The bare package, as in its introduction. */
export function Subject() {
  const [color, setColor] = useState('#e0662f');
  return <HexColorPicker color={color} onChange={setColor} />;
}

export const parts = { area: '.react-colorful__saturation .react-colorful__interactive' };
