import { inDevelopment, reportProblem } from '../../internals/report-problem';
import type { FieldRecord } from './field-record';
import { drawFlags, tellControl } from './native-validity';

/** Takes a field that has come to the page into its form. */
export function joinForm(field: FieldRecord): void {
  const { store, name } = field;
  if (inDevelopment && store.field(name)) {
    reportProblem(
      'Field',
      'name',
      `"${name}" is that of two fields of one form, so that one hides the value of the other. Give each a name of its own.`,
    );
  }
  store.fields.add(field);
  store.version += 1;
  drawFlags(field);
  if (field.view.issues.length > 0) tellControl(field);
  if (store.listeners.size > 0) store.notify();
}

/** Takes a field that has left the page out of its form. */
export function leaveForm(field: FieldRecord): void {
  const { store, run } = field;
  run?.controller.abort();
  field.run = null;
  store.fields.delete(field);
  store.version += 1;
  if (store.listeners.size > 0) store.notify();
}
