import { useActionState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Rating } from '#src/components/rating/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

// React resets a form after its action, in the commit that renders the action's result.
watchPage();

const checked = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
const click = (selector: string) =>
  userEvent.click(document.querySelector(selector) ?? document.body);

function Review({ onReset }: { onReset: (value: number | null) => void }) {
  const [sent, send] = useActionState(
    (before: string[], data: FormData) => [...before, String(data.get('stars'))],
    [],
  );
  return (
    <form action={send}>
      <Rating
        aria-label={`Service ${sent.length}`}
        name="stars"
        defaultValue={2}
        onValueChange={(value, { reason }) => reason === 'reset' && onReset(value)}
      />
      <button>Send</button>
      <output>{sent.join(' ')}</output>
    </form>
  );
}

test('a form action resets the rating, each time', async () => {
  const onReset = vi.fn();
  mount(<Review onReset={onReset} />);
  for (const expected of ['5', '5 5']) {
    await click('[value="5"]');
    await click('button');
    await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(expected));
    await settle();
    expect(checked()).toBe('2');
    // React has the shown value, too: a choice other than 5 is a change.
    await click('[value="4"]');
    expect(checked()).toBe('4');
    await click('[value="2"]');
  }
  expect(onReset.mock.calls).toEqual([[2], [2]]);
});

test('a reset does not affect a rating whose parent keeps a value other than the first', async () => {
  const rating = (value: number) => (
    <form>
      <Rating aria-label="Service" name="stars" value={value} />
      <button type="reset">Reset</button>
    </form>
  );
  const { rerender } = mount(rating(4));
  rerender(rating(2));
  await click('button');
  await settle();
  expect(checked()).toBe('2');
});

test('a reset restores the current default, not that of the first render', async () => {
  const rating = (value: number) => (
    <form>
      <Rating aria-label="Service" name="stars" defaultValue={value} />
      <button type="reset">Reset</button>
    </form>
  );
  const { rerender } = mount(rating(4));
  rerender(rating(2));
  await click('[value="5"]');
  await click('button');
  await settle();
  expect(checked()).toBe('2');
});
