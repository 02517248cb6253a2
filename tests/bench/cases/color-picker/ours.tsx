import { useState } from 'react';
import { ColorPicker } from '#src/components/color-picker/index.ts';

/** Our picker with the parts that the bare one has. */
export function Subject() {
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

export const parts = { area: '[data-slot="color-picker-area"]' };
