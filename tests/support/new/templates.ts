import { camelCase, pascalCase, titleOf } from './names.ts';

/** What differs between a component that shows something and one that takes a value. */
interface Template {
  /** Text of the component. */
  source: string;
  /** Element and description of its root, as in the table of slots. */
  slots: ReadonlyArray<readonly [slot: string, element: string, description: string]>;
  /** Props of its stories: `args: { … },`, or nothing. */
  args: string;
  /** Imports of its play story, the name of the export, its name, its body. */
  play: { imports: string; name: string; title: string; text: string };
  /** Example of its page. */
  example: string;
  /** Props in its row of the shared tests, and what they know of its value. */
  row: string;
}

/** Returns a component that shows one string. */
export function displayTemplate(name: string): Template {
  const key = camelCase(name);
  const component = pascalCase(name);
  const title = titleOf(name);
  return {
    source: `'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../core/dom';
import { useLabels, useLocale } from '../../core/provider/language';
import styles from './${name}.module.css';
import { ${key} as english, type ${component}Labels } from './words';

/** Props of {@link ${component}}. */
export interface ${component}Props extends Omit<ComponentProps<'span'>, 'children'> {
  /** BCP 47 tag for strings and numerals. Default: that of the provider, or \`en\`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<${component}Labels>;
}

/** ${title}. Renders a \`<span>\`. */
export function ${component}({
  locale: localeProp,
  labels: labelsProp,
  className,
  ...rest
}: ${component}Props) {
  const locale = useLocale(localeProp, '${component}');
  const labels = useLabels('${key}', english, locale, labelsProp);
  return (
    <span data-slot="${name}" {...rest} className={cx(styles.root, className)}>
      {labels.name}
    </span>
  );
}
`,
    slots: [[name, 'span', 'Root.']],
    args: '',
    play: {
      imports: 'expect',
      name: 'ShowsItsName',
      title: 'It shows its name',
      text: `async ({ canvas }) => {
    await expect(canvas.getByText('${title}')).toBeVisible();
  }`,
    },
    example: `import { ${component} } from 'tessera-ui/${name}';

export function Example() {
  return <${component} />;
}`,
    row: `announces: ['name'],
    props: {},
    unusable: [[{ locale: 'en_US' }, 'locale']],
    fullest: {},`,
  };
}

/** Returns a component with a text as its value. */
export function inputTemplate(name: string): Template {
  const key = camelCase(name);
  const component = pascalCase(name);
  const title = titleOf(name);
  const input = `[data-slot="${name}-input"]`;
  return {
    source: `'use client';
import { useRef, type ComponentProps } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { useNativeFieldProps } from '../../core/forms/field-context';
import { useInnerFieldControl, type FormControlProps } from '../../core/forms/use-field-control';
import type { TextChangeDetails } from '../../core/forms/use-text';
import { useLabels, useLocale } from '../../core/provider/language';
import { useFocusableRoot } from '../../core/use-focusable-root';
import { TextInput, type TextInputProps } from '../../primitives/text-input';
import styles from './${name}.module.css';
import { ${key} as english, type ${component}Labels } from './words';

/** Props of {@link ${component}}, including those of the root element. */
export interface ${component}Props
  extends
    FormControlProps,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role'> {
  /** Value (controlled); empty for none. */
  value?: string;
  /** Initial value. Default: \`''\`. */
  defaultValue?: string;
  /** Called when the user changes the value, and when the form is reset. */
  onValueChange?: (value: string, details: TextChangeDetails) => void;
  /** Labels that override the default ones. */
  labels?: Partial<${component}Labels>;
  /** Id of the input. */
  id?: string;
}

/** ${title}. Renders a \`<div>\` with a text input; \`id\` is that of the input. */
export function ${component}({
  value,
  defaultValue,
  onValueChange,
  locale: localeProp,
  labels: labelsProp,
  name,
  form,
  readOnly = false,
  ref,
  className,
  ...props
}: ${component}Props) {
  const locale = useLocale(localeProp, '${component}');
  const labels = useLabels('${key}', english, locale, labelsProp);
  const root = useFocusableRoot(ref);
  const input = useRef<HTMLInputElement>(null);
  const { field, rest } = useInnerFieldControl('${component}', props, input);
  // The form reads the value from the native input.
  const native = useNativeFieldProps<TextInputProps>('input', {
    name,
    value,
    defaultValue,
    onValueChange,
  });
  return (
    <div
      data-slot="${name}"
      {...rest}
      ref={root}
      data-disabled={dataAttr(field.disabled)}
      data-readonly={dataAttr(readOnly)}
      data-invalid={dataAttr(field.invalid)}
      className={cx(styles.root, className)}
    >
      <TextInput
        {...native}
        {...field}
        ref={input}
        data-slot="${name}-input"
        form={form}
        readOnly={readOnly}
        placeholder={labels.name}
      />
    </div>
  );
}
`,
    slots: [
      [name, 'div', 'Root. Has `data-disabled`, `data-readonly` and `data-invalid`.'],
      [`${name}-input`, 'input', 'Native input; it takes the component’s id.'],
    ],
    args: `args: { 'aria-label': '${title}' },`,
    play: {
      imports: 'expect, fn',
      name: 'ReportsText',
      title: 'It reports what is typed',
      text: `async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a');
    await expect(args.onValueChange).toHaveBeenCalledWith(
      'a',
      expect.objectContaining({ reason: 'type' }),
    );
  }`,
    },
    example: `import { Button } from 'tessera-ui/button';
import { Field, Form } from 'tessera-ui/field';
import { ${component} } from 'tessera-ui/${name}';

export function Example() {
  return (
    <Form onSubmit={(values) => console.log(values)}>
      <Field name="${key}" label="${title}" rules="required">
        <${component} />
      </Field>
      <Button type="submit">Save</Button>
    </Form>
  );
}`,
    row: `announces: [],
    props: { 'aria-label': '${title}' },
    unusable: [[{ locale: 'en_US' }, 'locale']],
    fullest: { defaultValue: 'a', invalid: true },
    input: {
      name: '${key}',
      control: '${name}-input',
      value: {
        initial: 'a',
        entries: [['${key}', 'a']],
        changed: 'b',
        changedEntries: [['${key}', 'b']],
      },
      empty: '',
      change: (person) => person.type('${input}', '{Control>}a{/Control}b'),
      early: { control: '${input}', text: 'b', isValue: true },
    },`,
  };
}
