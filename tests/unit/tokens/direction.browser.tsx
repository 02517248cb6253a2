import { expect, test } from 'vitest';
import { chevronLeft, Icon } from '#src/primitives/icon/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

const ahead = 'matrix(1, 0, 0, 1, 0, 0)';
const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)';

/** Transform of a directional icon inside elements with these directions and languages, from the outer to the inner. */
function transformIn(places: readonly string[]): string {
  const { container } = mount(
    places.reduceRight(
      (inner, place) => {
        const [dir, lang] = place.split(' ');
        return (
          <div dir={dir} lang={lang}>
            {inner}
          </div>
        );
      },
      <Icon icon={chevronLeft} directional />,
    ),
  );
  const icon = container.querySelector('[data-slot="icon"]');
  if (!icon) throw new Error('There is no icon.');
  return getComputedStyle(icon).transform;
}

test.each([
  [[], ahead],
  [['ltr ar'], ahead],
  [['rtl en'], mirrored],
  [['rtl', 'ltr'], ahead],
  [['rtl', 'ltr', 'rtl'], mirrored],
  [['ltr', 'rtl', 'ltr', 'ltr'], ahead],
  // Style sheets cannot know what the browser finds: drawings stay as around it.
  [['rtl', 'auto'], mirrored],
])('an icon inside %j has the direction of the nearest `dir`', (places, transform) => {
  expect(transformIn(places)).toBe(transform);
});
