import { describe } from 'vitest';
import { testEarly, testTyped } from '#tests/support/conformance/conformance-early.tsx';
import { testInField } from '#tests/support/conformance/conformance-field.tsx';
import { testForm, testValue } from '#tests/support/conformance/conformance-forms.tsx';
import {
  fieldControlRows,
  primitiveInputRows,
} from '#tests/support/conformance/conformance-inputs.tsx';
import { testLabel } from '#tests/support/conformance/conformance-label.tsx';
import { testReset } from '#tests/support/conformance/conformance-resets.tsx';
import { watchPage } from '#tests/support/render.tsx';

watchPage();

describe.each(primitiveInputRows)('$name', (row) => {
  testValue(row);
  testLabel(row);
  testForm(row);
  testReset(row);
  testEarly(row);
  testTyped(row);
});

describe.each(fieldControlRows)('$name in a field', (row) => {
  testInField(row);
});
