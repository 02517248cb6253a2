import { rows } from '#tests/support/conformance-rows/date-picker.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
