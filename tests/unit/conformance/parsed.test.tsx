import { describe } from 'vitest';
import {
  isParsing,
  testParsed,
  testParsedEarly,
  testParsedRange,
} from '#tests/support/conformance/conformance-parsed.tsx';
import { widgetRows } from '#tests/support/conformance/conformance-widgets.tsx';
import { watchPage } from '#tests/support/render.tsx';

watchPage();

describe.each(widgetRows.filter(isParsing))('$name', (row) => {
  testParsed(row);
  testParsedEarly(row);
  if (row.input.parsed.texts.length > 1) testParsedRange(row);
});
