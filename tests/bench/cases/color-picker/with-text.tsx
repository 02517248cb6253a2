import { ColorPicker } from '#src/components/color-picker/index.ts';

/** Our picker as it comes. */
export function Subject() {
  return <ColorPicker defaultValue="#e0662f" />;
}
