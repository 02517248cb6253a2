import { describe } from 'vitest';
import { testForm, testNoForm, testValue } from '#tests/support/conformance-forms.tsx';
import { widgetRows } from '#tests/support/conformance-widgets.tsx';
import { watchPage } from '#tests/support/render.tsx';
import { isInput } from '#tests/support/widget-row.ts';

watchPage();

describe.each(widgetRows)('$name', (row) => {
  if (isInput(row)) {
    testValue(row);
    testForm(row);
  } else testNoForm(row);
});
