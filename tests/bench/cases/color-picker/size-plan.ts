import type { SizePlan } from '../../size-plan.ts';

/** Size limits of the picker and the field. */
export const sizePlan: SizePlan = {
  limits: { ColorPicker: 24_000, ColorInput: 24_000 },
  bare: { package: 'react-colorful', code: `export { HexColorPicker } from 'react-colorful';` },
  counted: [],
};
