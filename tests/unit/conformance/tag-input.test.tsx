import { rows } from '#tests/support/conformance-rows/tag-input.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
