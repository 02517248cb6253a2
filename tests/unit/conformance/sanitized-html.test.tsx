import { rows } from '#tests/support/conformance-rows/sanitized-html.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
