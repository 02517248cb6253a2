const boolean = {
  control: 'inline-radio',
  options: [true, false],
  table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
} as const;

/** Attributes of native controls that a props table lists beside the props of the component. */
export const nativeArgTypes = {
  disabled: {
    ...boolean,
    description: 'Whether the control is disabled: neither focusable nor submitted.',
  },
  readOnly: {
    ...boolean,
    description: 'Whether the text is readable, focusable and submitted but not editable.',
  },
  required: {
    ...boolean,
    description: 'Whether a form needs a value to be submitted.',
  },
  placeholder: {
    control: 'text',
    description: 'Example of a value, which disappears on typing; not a label.',
    table: { type: { summary: 'string' } },
  },
} as const;
