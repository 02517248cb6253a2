import type { ComponentType } from 'react';
import { Field, Form } from '#src/components/field/index.ts';
import { Columns } from './layout.tsx';

/**
 * Returns the render function of a story that shows a control invalid, read-only and disabled.
 * @param error Message of the invalid one.
 */
export function inEachState<Props extends object>(Control: ComponentType<Props>, error: string) {
  return (args: Props) => (
    <Form errors={{ invalid: error }}>
      <Columns>
        <Field name="invalid" label="Invalid">
          <Control {...args} />
        </Field>
        <Field name="readOnly" label="Read-only">
          <Control {...args} readOnly />
        </Field>
        <Field name="disabled" label="Disabled">
          <Control {...args} disabled />
        </Field>
      </Columns>
    </Form>
  );
}
