import { rows } from '#tests/support/conformance-rows/one-time-code-input.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
