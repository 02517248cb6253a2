import { rows } from '#tests/support/conformance-rows/qr-code.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
