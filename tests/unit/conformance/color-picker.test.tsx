import { rows } from '#tests/support/conformance-rows/color-picker.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
