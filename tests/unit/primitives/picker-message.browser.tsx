import { expect, test } from 'vitest';
import { PickerMessage } from '#src/primitives/picker-field/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

// In columns, and on paper, a row of no height is as high as its content, unless the grid hides its overflow.
test('A message that is only announced covers nothing in columns', async () => {
  mount(
    <div style={{ columns: 2 }}>
      <div>
        Departure
        <PickerMessage type="echo" quiet>
          Wednesday, April 15
        </PickerMessage>
      </div>
      <div>Arrival</div>
    </div>,
  );
  await settle();
  expect(partOf('picker-message-row').getBoundingClientRect().height).toBe(0);
});
