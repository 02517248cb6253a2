import type { ComponentType } from 'react';
import { Field, Form } from '#src/components/field/index.ts';
import { Columns } from './layout.tsx';

/** What {@link inEachState} shows beyond the three states. */
interface MoreStates<Props> {
  /** Description of each, with a required, enabled control before the others. Default: there is none. */
  description?: string;
  /** Props of the invalid one. */
  wrong?: Partial<Props>;
  /** Descriptions of further ones, by their labels. Default: `description`. */
  descriptions?: Readonly<Record<string, string>>;
  /** Counter of the invalid one. */
  counter?: string;
  /** Props of further ones, by their labels; the columns then have space for two dates. */
  further?: Readonly<Record<string, Partial<Props>>>;
}

/**
 * Returns the render function of a story that shows a control invalid, read-only and disabled.
 * @param error Message of the invalid one.
 */
export function inEachState<Props extends object>(
  Control: ComponentType<Props>,
  error: string,
  { description, descriptions = {}, wrong, counter, further }: MoreStates<Props> = {},
) {
  return (args: Props) => (
    <Form errors={{ invalid: error }}>
      <Columns wide={further !== undefined}>
        {description !== undefined && (
          <Field name="enabled" label="Enabled" description={description} required>
            <Control {...args} />
          </Field>
        )}
        <Field name="invalid" label="Invalid" description={description} counter={counter}>
          <Control {...args} {...wrong} />
        </Field>
        <Field name="readOnly" label="Read-only" description={description}>
          <Control {...args} readOnly />
        </Field>
        <Field name="disabled" label="Disabled" description={description}>
          <Control {...args} disabled />
        </Field>
        {Object.entries(further ?? {}).map(([label, props]) => (
          <Field
            key={label}
            name={label}
            label={label}
            description={descriptions[label] ?? description}
          >
            <Control {...args} {...props} />
          </Field>
        ))}
      </Columns>
    </Form>
  );
}
