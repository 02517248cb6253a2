import { rows } from '#tests/support/conformance-rows/account-form.tsx';
import { testWidgets } from '#tests/support/conformance/test-widgets.tsx';

testWidgets(rows);
