import type { RefObject } from 'react';
import { judgeTags } from './judge-tags';
import type { TagContext } from './tag-context';
import { placeOf, stopAt } from './tag-focus';

export { clearTags } from './remove-tags';
export { addMany, showTwins } from './report-tags';
export { withAllWords } from './rare-words';
export { TagExtras } from './tag-extras';
export { pasteText, pressText, tagEvent } from './tag-events';

/** Takes note of focus: on a tag, which is the tab stop from now on, or in the text field. */
export function arrive(live: RefObject<TagContext | null>, target: Element): void {
  const context = live.current;
  if (!context) return;
  if (target === context.input.current) listen(live, context.input.current);
  else if (placeOf(context, target) >= 0) stopAt(context, target);
}

/**
 * Listens, until the field is left, to what React does not pass on: Enter of keyboards that send no key for it
 * (Android), and a form that collects its data while somebody types.
 */
function listen(live: RefObject<TagContext | null>, field: HTMLInputElement): void {
  if (field.ownerDocument.activeElement !== field) return;
  const { form } = field;
  const enter = (event: InputEvent) => {
    if (event.inputType !== 'insertLineBreak' || !field.value) return;
    event.preventDefault();
    live.current?.commit(event);
  };
  const complete = ({ formData }: FormDataEvent) => {
    if (!live.current) return;
    const { props, rules, state, typed } = live.current;
    const { name, blurBehavior = 'add' } = props;
    if (name === undefined || blurBehavior !== 'add') return;
    for (const tag of judgeTags(typed(), state.tags, rules).taken) formData.append(name, tag);
  };
  const leave = () => {
    field.removeEventListener('beforeinput', enter);
    form?.removeEventListener('formdata', complete);
  };
  // Focus may come twice, as when a window does.
  field.addEventListener('beforeinput', enter);
  form?.addEventListener('formdata', complete);
  field.addEventListener('blur', leave, { once: true });
}
