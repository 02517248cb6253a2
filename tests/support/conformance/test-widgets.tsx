import { beforeAll, describe } from 'vitest';
import { flagsFor } from '#src/components/country-select/flags.ts';
import { serverMarkup, watchPage } from '../render.tsx';
import { isInput, type WidgetRow } from '../widget-row.ts';
import { testEarly, testTyped } from './conformance-early.tsx';
import { testInField } from './conformance-field.tsx';
import { testForm, testNoForm, testValue } from './conformance-forms.tsx';
import { testLabel } from './conformance-label.tsx';
import { isParsing, testParsed, testParsedRange } from './conformance-parsed.tsx';
import { testReset } from './conformance-resets.tsx';
import { testTypedField } from './conformance-typed.tsx';
import { testField, testUnlabelled, testUnusable, testWords } from './conformance-words.tsx';
import { testDetached, testLife, testParts, testRoot } from './conformance.tsx';

/**
 * Tests what all widgets share. Each family has a file of its own, so that a change of one widget runs the tests of that
 * family, not of all.
 */
export function testWidgets(rows: readonly WidgetRow[]): void {
  const messages = watchPage();

  // A flag that loads during a test would be a difference between two renderings.
  beforeAll(() => flagsFor('JP').load());

  describe.each(rows)('$name', (row) => {
    testRoot(row);
    testParts(row);
    testLife(row);
    testDetached(row);
    if (isInput(row)) {
      testField(row);
      testLabel(row);
      testUnlabelled(row, messages);
    }
    testWords(row);
    testUnusable(row, messages);

    describe('with all its parts', () => {
      testParts(row, row.fullest);
    });

    if (isInput(row)) {
      testValue(row);
      testForm(row);
      testReset(row);
      testEarly(row);
      testTyped(row);
      testInField(row);
    } else if (!serverMarkup(row.render()).includes('<form')) {
      testNoForm(row);
    }
    if (isParsing(row)) {
      testParsed(row);
      testTypedField(row);
      if (row.input.parsed.texts.length > 1) testParsedRange(row);
    }
  });
}
