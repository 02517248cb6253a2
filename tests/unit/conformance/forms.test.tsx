import { describe } from 'vitest';
import { testForm, testNoForm, testValue } from '#tests/support/conformance/conformance-forms.tsx';
import { widgetRows } from '#tests/support/conformance/conformance-widgets.tsx';
import { serverMarkup, watchPage } from '#tests/support/render.tsx';
import { isInput } from '#tests/support/widget-row.ts';

watchPage();

/** Rows that may be in a form, unlike those with a form of their own. */
const rows = widgetRows.filter(
  (row) => isInput(row) || !serverMarkup(row.render()).includes('<form'),
);

describe.each(rows)('$name', (row) => {
  if (isInput(row)) {
    testValue(row);
    testForm(row);
  } else testNoForm(row);
});
