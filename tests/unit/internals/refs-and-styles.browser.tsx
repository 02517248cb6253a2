import { useRef, type Ref } from 'react';
import { expect, test, vi } from 'vitest';
import { cx } from '#src/internals/class-names.ts';
import { isRightToLeft } from '#src/internals/locale/direction.ts';
import { useHydrated } from '#src/internals/use-hydrated.ts';
import { useMergedRefs } from '#src/internals/use-merged-refs.ts';
import { useStyleVars } from '#src/internals/use-style-vars.ts';
import { hydrate, mount, serverMarkup, watchPage } from '#tests/support/render.tsx';

watchPage();

function Merged({ first, second }: { first?: Ref<Element>; second?: Ref<Element> }) {
  return <p ref={useMergedRefs(first, second)} />;
}

test('Two refs get the same element and lose it together', () => {
  const first = { current: null };
  const second = vi.fn<(element: Element | null) => void>();
  const { container, unmount } = mount(<Merged first={first} second={second} />);
  const element = container.firstElementChild;
  expect(first.current).toBe(element);
  expect(second).toHaveBeenLastCalledWith(element);
  unmount();
  expect(first.current).toBeNull();
  expect(second).toHaveBeenLastCalledWith(null);
});

test('A ref that returns a clean-up function is cleaned up and not called with null', () => {
  const cleanUp = vi.fn<() => void>();
  const ref = vi.fn<(element: Element | null) => () => void>(() => cleanUp);
  const { unmount } = mount(<Merged first={ref} />);
  const attached = ref.mock.calls.length;
  unmount();
  expect(cleanUp).toHaveBeenCalledTimes(attached);
  expect(ref).not.toHaveBeenCalledWith(null);
});

test('A new ref replaces the old one', () => {
  const old = { current: null };
  const next = { current: null };
  const { container, rerender } = mount(<Merged first={old} />);
  rerender(<Merged first={next} />);
  expect(old.current).toBeNull();
  expect(next.current).toBe(container.firstElementChild);
});

function Styled({ width }: { width: number | undefined }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useStyleVars(ref, { '--width': width, '--unit': 'px' });
  return <p ref={ref} />;
}

test('Custom properties are set, changed and removed on the element, and absent from server markup', () => {
  expect(serverMarkup(<Styled width={3} />)).toBe('<p></p>');
  const { container, rerender } = mount(<Styled width={3} />);
  const style = container.querySelector('p')?.style;
  expect(style?.getPropertyValue('--width')).toBe('3');
  expect(style?.getPropertyValue('--unit')).toBe('px');
  rerender(<Styled width={0} />);
  expect(style?.getPropertyValue('--width')).toBe('0');
  rerender(<Styled width={undefined} />);
  expect(style?.getPropertyValue('--width')).toBe('');
});

function Place() {
  return <p>{useHydrated() ? 'browser' : 'server'}</p>;
}

test('Hydration ends only after the first pass in the browser', async () => {
  const markup = serverMarkup(<Place />);
  expect(markup).toBe('<p>server</p>');
  const { container } = await hydrate(markup, <Place />);
  expect(container.textContent).toBe('browser');
});

test('Direction is read from the layout, whatever sets it', () => {
  const { container } = mount(
    <div dir="rtl">
      <p />
      <p style={{ direction: 'ltr' }} />
    </div>,
  );
  expect([...container.querySelectorAll('p')].map(isRightToLeft)).toEqual([true, false]);
});

test('Class names are joined in order, without empty ones', () => {
  expect(cx('a', undefined, '', 'b', null, false)).toBe('a b');
  expect(cx(undefined, '')).toBeUndefined();
});
