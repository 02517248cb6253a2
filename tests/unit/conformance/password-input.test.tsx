import { rows } from '#tests/support/conformance-rows/password-input.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
