import { expect, test, vi } from 'vitest';
import { FormValue } from '#src/primitives/form-value/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

// After a failed submit, WebKit dispatches only `focus` on the control, not the `focusin` that React listens to.
const focusAsWebKitDoes = () => partOf('form-value').dispatchEvent(new FocusEvent('focus'));

test('focus without `focusin` is a request for focus', () => {
  const onFocusRequest = vi.fn();
  mount(<FormValue value="" onFocusRequest={onFocusRequest} />);
  focusAsWebKitDoes();
  expect(onFocusRequest).toHaveBeenCalledOnce();
});

test('a request is made once if `focusin` fires, too, and only while it is enabled', () => {
  const onFocusRequest = vi.fn();
  const { rerender } = mount(<FormValue value="" onFocusRequest={onFocusRequest} />);
  partOf('form-value').focus();
  expect(onFocusRequest).toHaveBeenCalledOnce();
  rerender(<FormValue value="" />);
  focusAsWebKitDoes();
  expect(onFocusRequest).toHaveBeenCalledOnce();
});
