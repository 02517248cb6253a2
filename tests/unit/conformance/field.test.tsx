import { rows } from '#tests/support/conformance-rows/field.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
