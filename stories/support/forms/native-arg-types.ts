/** Attributes of native controls that a props table lists beside the props of the component. */
export const nativeArgTypes = {
  disabled: {
    control: 'inline-radio',
    options: [true, false],
    description: 'Whether the control is disabled: neither focusable nor submitted.',
    table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
  },
  readOnly: {
    control: 'inline-radio',
    options: [true, false],
    description: 'Whether the text is readable, focusable and submitted but not editable.',
    table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
  },
  required: {
    control: 'inline-radio',
    options: [true, false],
    description: 'Whether a form needs a value to be submitted.',
    table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
  },
  placeholder: {
    control: 'text',
    description: 'Example of a value, which disappears on typing; not a label.',
    table: { type: { summary: 'string' } },
  },
} as const;
