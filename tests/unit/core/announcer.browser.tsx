import { useEffect, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useAnnouncer, type Announcer } from '#src/core/messages/announcer.ts';
import { announcements } from '#stories/support/announcements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

let announcer: Announcer;

function Speaker() {
  const ref = useRef<HTMLSpanElement>(null);
  const own = useAnnouncer(ref);
  useEffect(() => {
    announcer = own;
  });
  return <span ref={ref} lang="de" />;
}

const regions = () => document.querySelectorAll('[data-slot="announcer"]');

test('The region stands before the first message, outside of the component', () => {
  const { container } = mount(<Speaker />);
  expect(regions()).toHaveLength(1);
  expect(regions()[0]).toHaveAttribute('aria-live', 'polite');
  expect(container).not.toContainElement(regions()[0] as HTMLElement);
});

test('A message stays when its component unmounts, in the language of the component', () => {
  const { unmount } = mount(<Speaker />);
  announcer.say('Drei Tage');
  unmount();
  expect(announcements()).toContain('Drei Tage');
  expect(regions()[0]?.lastElementChild).toHaveAttribute('lang', 'de');
});

test('Two speakers share the region, and a message that still stands is not said again', () => {
  mount(
    <>
      <Speaker />
      <Speaker />
    </>,
  );
  announcer.say('Twice');
  announcer.say('Twice');
  announcer.say('Then');
  announcer.say('Twice');
  announcer.say('');
  expect(regions()).toHaveLength(1);
  expect(announcements().slice(-3)).toEqual(['Twice', 'Then', 'Twice']);
});

test('Only the last message is said when the user pauses, and none that was dropped', () => {
  vi.useFakeTimers();
  try {
    mount(<Speaker />);
    announcer.sayAtRest('April 3, 2020');
    vi.advanceTimersByTime(900);
    announcer.sayAtRest('April 3, 2026');
    vi.advanceTimersByTime(900);
    expect(announcements()).not.toContain('April 3, 2026');
    vi.advanceTimersByTime(100);
    expect(announcements()).toContain('April 3, 2026');
    expect(announcements()).not.toContain('April 3, 2020');
    announcer.sayAtRest('May 1, 2026');
    announcer.drop();
    vi.advanceTimersByTime(1000);
    expect(announcements()).not.toContain('May 1, 2026');
    vi.advanceTimersByTime(7000);
    expect(announcements()).not.toContain('April 3, 2026');
  } finally {
    vi.useRealTimers();
  }
});

test('A message from a modal dialog is said inside it', async () => {
  const { container } = mount(
    <dialog>
      <Speaker />
    </dialog>,
  );
  const dialog = container.querySelector('dialog');
  dialog?.showModal();
  announcer.say('Inside');
  await expect.poll(() => dialog?.lastElementChild?.textContent).toBe('Inside');
  dialog?.close();
});
