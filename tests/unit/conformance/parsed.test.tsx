import { describe } from 'vitest';
import {
  isParsing,
  testParsed,
  testParsedRange,
} from '#tests/support/conformance/conformance-parsed.tsx';
import { widgetRows } from '#tests/support/conformance/conformance-widgets.tsx';
import { watchPage } from '#tests/support/render.tsx';

watchPage();

describe.each(widgetRows.filter(isParsing))('$name', (row) => {
  testParsed(row);
  if (row.input.parsed.texts.length > 1) testParsedRange(row);
});
