import { describe } from 'vitest';
import { testEarly, testTyped } from '#tests/support/conformance/conformance-early.tsx';
import { testInField } from '#tests/support/conformance/conformance-field.tsx';
import { testForm, testNoForm, testValue } from '#tests/support/conformance/conformance-forms.tsx';
import { testReset } from '#tests/support/conformance/conformance-resets.tsx';
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
    testReset(row);
    testEarly(row);
    testTyped(row);
    testInField(row);
  } else testNoForm(row);
});
