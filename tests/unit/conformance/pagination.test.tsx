import { rows } from '#tests/support/conformance-rows/pagination.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
