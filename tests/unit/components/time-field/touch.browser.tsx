import { expect, test } from 'vitest';
import { TimeField } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const pressBy = async (pointerType: string) => {
  partOf('time-field-trigger').dispatchEvent(
    new PointerEvent('click', { bubbles: true, pointerType }),
  );
  await settle();
};

test('a press by touch opens the list without focus in the field, which would open the on-screen keyboard', async () => {
  mount(<TimeField aria-label="Time" now="14:20" />);
  await pressBy('touch');
  expect(partOf('time-field-list').querySelectorAll('[role="option"]')).toHaveLength(48);
  expect(document.activeElement).toBe(document.body);
  await pressBy('touch');
  expect(document.querySelector('[data-slot="time-field-list"]')).toBeNull();
});

test('a press by mouse moves focus to the field, whose keys move through the list', async () => {
  mount(<TimeField aria-label="Time" now="14:20" />);
  await pressBy('mouse');
  expect(document.activeElement).toBe(partOf('time-field-input'));
});

test.each([280, 600])('nothing overflows in a column of %i px', async (width) => {
  const { container } = mount(
    <TimeField
      aria-label="Time"
      now="14:20"
      defaultOpen
      presets={[{ label: 'The last train of the night, which stops everywhere', time: '23:45' }]}
    />,
  );
  container.style.inlineSize = `${width}px`;
  await settle();
  expect(partOf('time-field-field').getBoundingClientRect().width).toBe(width);
  const list = partOf('time-field-list');
  expect(list.scrollWidth).toBe(list.clientWidth);
});
