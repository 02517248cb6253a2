import { rows } from '#tests/support/conformance-rows/rating.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
