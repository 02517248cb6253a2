import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { useControllableState } from '#src/core/state.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

type Change = (next: string, details: string) => void;

/** Renders a component with such a state; `change` is called as from one handler. */
function draw(props: { value?: string; onValueChange?: Change }) {
  const changes: Change[] = [];
  function Probe({ value, onValueChange }: typeof props) {
    const [current, change] = useControllableState({ value, defaultValue: 'a', onValueChange });
    changes.push(change);
    return <p>{current}</p>;
  }
  const tree = mount(<Probe {...props} />);
  return {
    text: () => tree.container.textContent,
    redraw: (next: typeof props) => tree.rerender(<Probe {...next} />),
    handle: (handler: (change: Change) => void) => {
      const change = changes.at(-1);
      if (change) flushSync(() => handler(change));
    },
    setters: () => new Set(changes).size,
  };
}

test('Of two equal changes in one handler the second is ignored', () => {
  const onValueChange = vi.fn<Change>();
  const probe = draw({ onValueChange });
  probe.handle((change) => {
    change('b', 'first');
    change('b', 'second');
  });
  expect(onValueChange.mock.calls).toEqual([['b', 'first']]);
});

test('A change and its reversal in one handler are two changes', () => {
  const onValueChange = vi.fn<Change>();
  const probe = draw({ onValueChange });
  probe.handle((change) => {
    change('b', 'do');
    change('a', 'undo');
  });
  expect(onValueChange.mock.calls).toEqual([
    ['b', 'do'],
    ['a', 'undo'],
  ]);
  expect(probe.text()).toBe('a');
  probe.handle((change) => change('b', 'again'));
  expect(onValueChange).toHaveBeenCalledTimes(3);
  expect(probe.text()).toBe('b');
});

test('Going back and forth over several handlers reports every time', () => {
  const onValueChange = vi.fn<Change>();
  const probe = draw({ onValueChange });
  for (const next of ['b', 'a', 'b', 'b', 'a']) probe.handle((change) => change(next, 'why'));
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['b', 'a', 'b', 'a']);
});

test('The setter stays the same function and calls the newest callback', () => {
  const newest = vi.fn<Change>();
  const oldest = vi.fn<Change>();
  const probe = draw({ onValueChange: oldest });
  probe.redraw({ onValueChange: newest });
  probe.handle((change) => change('b', 'why'));
  expect(oldest).not.toHaveBeenCalled();
  expect(newest).toHaveBeenCalledOnce();
  // StrictMode renders twice at first, each time with its own state.
  expect(probe.setters()).toBeLessThanOrEqual(2);
});
