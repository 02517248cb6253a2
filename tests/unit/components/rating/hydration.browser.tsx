import { expect, test, vi } from 'vitest';
import { Rating } from '#src/components/rating/index.ts';
import { hydrate, serverMarkup, watchPage } from '#tests/support/render.tsx';

watchPage();

test('no rating, chosen before hydration, is no value', async () => {
  const report = vi.fn();
  const page = <Rating aria-label="Service" defaultValue={2} onValueChange={report} />;
  const markup = serverMarkup(page)
    .replace(' checked=""', '')
    .replace('value=""', 'value="" checked=""');
  await hydrate(markup, page);
  expect(report.mock.calls).toEqual([[null, { reason: 'clear', event: undefined }]]);
});
