import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Rating } from '#src/components/rating/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

const radioOf = (value: string) => {
  const radio = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!radio) throw new Error(`There is no choice "${value}".`);
  return radio;
};

/** Stars that are drawn filled. */
const full = () =>
  [...document.querySelectorAll('[data-slot="rating-star"]')].filter(
    (star) => !getComputedStyle(star, '::before').clipPath.startsWith('polygon(evenodd'),
  ).length;

/** Label beside the stars. */
const words = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot="rating-word"]')]
    .filter(({ offsetWidth }) => offsetWidth > 0)
    .map(({ textContent }) => textContent);

describe('A rating under the mouse', () => {
  test('is filled up to the pointer by the style sheet, and restored when it leaves', async () => {
    mount(
      <>
        <Rating aria-label="Service" defaultValue={2} />
        <p>Elsewhere</p>
      </>,
    );
    expect(full()).toBe(2);
    await userEvent.hover(radioOf('4'));
    expect(full()).toBe(4);
    await userEvent.hover(radioOf('1'));
    expect(full()).toBe(1);
    await userEvent.hover(radioOf(''));
    expect(full(), 'no rating is previewed, too').toBe(0);
    await userEvent.hover(document.querySelector('p') ?? document.body);
    expect(full()).toBe(2);
  });

  test.each([{ clearable: false }, { required: true }])(
    'is filled up to the pointer even if %j leaves no empty choice',
    async (props) => {
      mount(<Rating aria-label="Service" {...props} />);
      expect(full()).toBe(0);
      await userEvent.hover(radioOf('3'));
      expect(full()).toBe(3);
      await userEvent.click(radioOf('3'));
      await userEvent.hover(radioOf('5'));
      expect(full()).toBe(5);
    },
  );

  test.each([{ readOnly: true }, { disabled: true }])('stays unchanged while %j', async (props) => {
    mount(<Rating aria-label="Service" defaultValue={2} {...props} />);
    await userEvent.hover(radioOf('4'), { force: true });
    expect(full()).toBe(2);
    await userEvent.hover(radioOf(''), { force: true });
    expect(full(), 'the place of the cross previews nothing').toBe(2);
  });

  test('shows what keys have chosen, until the pointer on it moves', async () => {
    mount(<Rating aria-label="Service" valueLabel={(value) => `Word ${value}`} />);
    await userEvent.click(radioOf('5'));
    await userEvent.keyboard('3');
    expect(radioOf('3').checked).toBe(true);
    expect(full()).toBe(3);
    expect(words()).toEqual(['Word 3']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(full()).toBe(2);
    await userEvent.hover(radioOf('4'));
    expect(full()).toBe(4);
  });

  test('shows the label under the pointer, else that of the choice', async () => {
    mount(<Rating aria-label="Service" defaultValue={2} valueLabel={(value) => `Word ${value}`} />);
    expect(words()).toEqual(['Word 2']);
    await userEvent.hover(radioOf('5'));
    expect(words()).toEqual(['Word 5']);
  });

  test('has no background from the browser while it is disabled', () => {
    const sheet = document.createElement('style');
    // Firefox's own style sheet, in a layer below every widget's.
    sheet.textContent = '@layer theme { input:disabled { background-color: rgb(1 2 3) } }';
    document.head.append(sheet);
    mount(<Rating aria-label="Service" disabled />);
    for (const value of ['', '3']) {
      expect(getComputedStyle(radioOf(value)).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    }
    sheet.remove();
  });

  test('explains what the cross does to a pointer, and says it only once to others', async () => {
    mount(<Rating aria-label="Service" defaultValue={2} labels={{ none: 'Take it back' }} />);
    expect(radioOf('').ariaLabel).toBe('Take it back');
    expect(radioOf('').hasAttribute('title')).toBe(false);
    await userEvent.hover(radioOf(''));
    expect(radioOf('').title).toBe('Take it back');
    expect(radioOf('2').hasAttribute('title')).toBe(false);
  });

  test('keeps the focus on its value while other choices mount and unmount', () => {
    const { rerender } = mount(<Rating aria-label="Service" defaultValue={3} />);
    radioOf('3').focus();
    for (const props of [{ required: true }, { clearable: true, max: 7 }, { step: 0.5 } as const]) {
      rerender(<Rating aria-label="Service" defaultValue={3} {...props} />);
      expect(document.activeElement).toBe(radioOf('3'));
    }
  });
});

test('A quarter of a star is wide enough to be visible', () => {
  mount(<Rating aria-label="Service" step={0.25} />);
  const widths = ['0.25', '0.5', '0.75', '1'].map(
    (value) => radioOf(value).getBoundingClientRect().width,
  );
  // The points of a star are thin: a third of its width is a fifth of its area.
  expect(widths.map(Math.round)).toEqual([11, 5, 5, 11]);
});

test('A rating that becomes read-only keeps its size', () => {
  mount(
    <>
      <Rating aria-label="Read" defaultValue={3} readOnly />
      <Rating aria-label="Selected" defaultValue={3} />
    </>,
  );
  const [read, selected] = [...document.querySelectorAll('[data-slot="rating"]')].map(
    (rating) => rating.querySelector('[data-slot="rating-star"]')?.getBoundingClientRect().width,
  );
  expect([read, selected]).toEqual([32, 32]);
});
