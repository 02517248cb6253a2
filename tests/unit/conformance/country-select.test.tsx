import { rows } from '#tests/support/conformance-rows/country-select.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
