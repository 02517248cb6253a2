import { describe } from 'vitest';
import { testForm, testValue } from '#tests/support/conformance-forms.tsx';
import { widgetRows } from '#tests/support/conformance-widgets.tsx';
import { watchPage } from '#tests/support/render.tsx';

watchPage();

describe.each(widgetRows)('$name', (row) => {
  testValue(row);
  testForm(row);
});
