import { rows } from '#tests/support/conformance-rows/calendar.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
