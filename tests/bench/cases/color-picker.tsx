import { useState } from 'react';
import { HexColorPicker } from 'react-colorful';
import { ColorPicker } from '#src/components/color-picker/index.ts';
import type { BenchCase } from '../page.tsx';

function Ours() {
  const [color, setColor] = useState<string | null>('#e0662f');
  return (
    <ColorPicker
      value={color}
      onValueChange={setColor}
      showTextField={false}
      showEyeDropper={false}
    />
  );
}

/** Our picker with the parts that the bare one has. */
export const ours: BenchCase = {
  Subject: Ours,
  parts: { area: '[data-slot="color-picker-area"]' },
};

/** Our picker with its default parts. */
export const withText: BenchCase = { Subject: () => <ColorPicker defaultValue="#e0662f" /> };

function Bare() {
  const [color, setColor] = useState('#e0662f');
  return <HexColorPicker color={color} onChange={setColor} />;
}

/** The bare package, as in its introduction. */
export const bare: BenchCase = {
  Subject: Bare,
  parts: { area: '.react-colorful__saturation .react-colorful__interactive' },
};
