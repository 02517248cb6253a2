import { describe } from 'vitest';
import { testForm, testValue } from '#tests/support/conformance/conformance-forms.tsx';
import { primitiveInputRows } from '#tests/support/conformance/conformance-inputs.tsx';
import { watchPage } from '#tests/support/render.tsx';

watchPage();

describe.each(primitiveInputRows)('$name', (row) => {
  testValue(row);
  testForm(row);
});
