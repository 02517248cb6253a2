import { ColorPicker } from '#src/components/color-picker/index.ts';

/** Our picker with its default parts. */
export function Subject() {
  return <ColorPicker defaultValue="#e0662f" />;
}
