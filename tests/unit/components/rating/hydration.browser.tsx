import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Rating, type RatingProps } from '#src/components/rating/index.ts';
import { hydrate, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

// The server's markup is native radio buttons: a star can be chosen before the scripts arrive.
const messages = watchPage();

const checked = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
const submitted = () => new FormData(document.querySelector('form') ?? undefined).getAll('stars');

/** Hydrates the server's markup in which the star has already been chosen, and renders the page again. */
async function chooseBeforeHydration(star: string, props: RatingProps): Promise<void> {
  const page = (
    <form>
      <Rating aria-label="Service" name="stars" {...props} />
    </form>
  );
  const markup = serverMarkup(page)
    .replace(' checked=""', '')
    .replace(`value="${star}"`, `value="${star}" checked=""`);
  const { rerender } = await hydrate(markup, page);
  rerender(page);
  await settle();
}

test.each<[string, number | null]>([
  ['4', 4],
  ['', null],
])('choice "%s" made before hydration becomes the value', async (star, value) => {
  const report = vi.fn<NonNullable<RatingProps['onValueChange']>>();
  await chooseBeforeHydration(star, { defaultValue: 2, onValueChange: report });
  expect(checked()).toBe(star);
  expect(submitted()).toEqual([star]);
  expect(report.mock.calls).toEqual([
    [value, { reason: value === null ? 'clear' : 'pick', event: undefined }],
  ]);
});

test('a choice made before hydration becomes the value of a parent that controls it', async () => {
  function Owned(props: RatingProps) {
    const [value, setValue] = useState<number | null>(2);
    return (
      <Rating aria-label="Service" name="stars" value={value} onValueChange={setValue} {...props} />
    );
  }
  const page = (
    <form>
      <Owned />
    </form>
  );
  const markup = serverMarkup(page)
    .replace(' checked=""', '')
    .replace('value="4"', 'value="4" checked=""');
  await hydrate(markup, page);
  expect(checked()).toBe('4');
});

test('a choice made before hydration is reverted if the parent rejects it', async () => {
  const report = vi.fn();
  await chooseBeforeHydration('4', { value: 2, onValueChange: report });
  expect(report).toHaveBeenCalledOnce();
  expect(checked()).toBe('2');
});

test('an error in the handler of an early choice does not unmount the page', async () => {
  const silenceConsole = (event: ErrorEvent) => event.preventDefault();
  addEventListener('error', silenceConsole, { capture: true });
  await chooseBeforeHydration('4', {
    defaultValue: 2,
    onValueChange: () => {
      throw new Error('Refused.');
    },
  });
  removeEventListener('error', silenceConsole, { capture: true });
  expect(messages.splice(0)).toEqual([expect.stringContaining('Refused.')]);
  expect(checked()).toBe('4');
});

test('hydration without a choice calls no callback', async () => {
  const report = vi.fn();
  const page = <Rating aria-label="Service" defaultValue={2} onValueChange={report} />;
  await hydrate(serverMarkup(page), page);
  expect(report).not.toHaveBeenCalled();
  expect(checked()).toBe('2');
});
