import { describe, expect, test } from 'vitest';
import { editExample } from '#.storybook/docs/edit-example.ts';

const rating = `import { Rating } from 'tessera-ui/rating';

export function Example() {
  return (
    <Field name="service" label="Service">
      <Rating defaultValue={3} step={0.5} />
    </Field>
  );
}
`;

/** Changes the rating and returns the line with it. */
function ratingWith(changes: Record<string, unknown>) {
  const code = editExample(rating, 'rating', changes);
  expect(code?.split('\n').toSpliced(5, 1)).toEqual(rating.split('\n').toSpliced(5, 1));
  return code?.split('\n')[5]?.trim();
}

describe('a prop that a control changes', () => {
  test.each([
    [{ max: 7 }, '<Rating defaultValue={3} step={0.5} max={7} />'],
    [{ defaultValue: 4 }, '<Rating defaultValue={4} step={0.5} />'],
    [{ defaultValue: null }, '<Rating defaultValue={null} step={0.5} />'],
    [{ step: undefined }, '<Rating defaultValue={3} />'],
    [{ disabled: true, step: undefined }, '<Rating defaultValue={3} disabled />'],
    [{ disabled: false }, '<Rating defaultValue={3} step={0.5} disabled={false} />'],
    [{ size: 'lg' }, '<Rating defaultValue={3} step={0.5} size="lg" />'],
    [{ name: 'a "b"' }, `<Rating defaultValue={3} step={0.5} name={'a "b"'} />`],
    [{ name: `it's "b"` }, String.raw`<Rating defaultValue={3} step={0.5} name={'it\'s "b"'} />`],
    [
      { labels: { clear: 'None', of: ['a', 2] } },
      "<Rating defaultValue={3} step={0.5} labels={{ clear: 'None', of: ['a', 2] }} />",
    ],
  ])('%j', (changes, line) => {
    expect(ratingWith(changes)).toBe(line);
  });

  test('breaks a line that becomes too long', () => {
    expect(editExample(rating, 'Rating', { labels: { clear: 'x'.repeat(60) } })).toContain(`
      <Rating
        defaultValue={3}
        step={0.5}
        labels={{ clear: '${'x'.repeat(60)}' }}
      />
`);
  });

  test('is found among values with brackets, quotes and several lines', () => {
    const code = `export function Example() {
  return (
    <Dialog
      heading={<b title="}>">{'{'}</b>}
      actions={
        <>
          <Button>Cancel</Button>
        </>
      }
      open
    >
      Text
    </Dialog>
  );
}`;
    expect(editExample(code, 'Dialog', { open: undefined, size: 'sm' })).toBe(
      code.replace('      open\n', '      size="sm"\n'),
    );
  });

  test('is that of the example, not that of a component above it', () => {
    const code = `function DialogExample(props) {
  return <Dialog {...props} />;
}

export function Example() {
  return <DialogExample heading="Rename" />;
}`;
    expect(editExample(code, 'Dialog', { heading: 'Delete' })).toBe(
      code.replace('"Rename"', '"Delete"'),
    );
  });
});

describe('the text of an element', () => {
  const button = 'export function Example() {\n  return <Button variant="solid">Save</Button>;\n}';

  test('is replaced', () => {
    expect(editExample(button, 'Button', { children: 'Send', size: 'lg' })).toBe(
      button.replace('"solid">Save', '"solid" size="lg">Send'),
    );
  });

  test('is not replaced where it is markup, or is to be markup', () => {
    expect(editExample(button, 'Button', { children: '<b>Send</b>' })).toBeNull();
    const marked = button.replace('Save', '<b>Save</b>');
    expect(editExample(marked, 'Button', { children: 'Send' })).toBeNull();
    expect(editExample(rating, 'Rating', { children: 'Send' })).toBeNull();
  });
});

describe('null means that the example does not show the change', () => {
  test('without the component, and with two', () => {
    expect(editExample(rating, 'Pagination', { max: 7 })).toBeNull();
    expect(editExample(`${rating}<Rating />`, 'Rating', { max: 7 })).toBeNull();
  });

  test('for spread props', () => {
    expect(editExample('<Rating {...props} max={5} />', 'Rating', { max: 7 })).toBeNull();
  });

  test('for a value that has no source', () => {
    expect(ratingWithout({ onValueChange: () => {} })).toBeNull();
    expect(ratingWithout({ icon: { $$typeof: Symbol.for('react.element') } })).toBeNull();
    expect(ratingWithout({ labels: { 'two words': 1 } })).toBeNull();
    expect(ratingWithout({ list: [() => {}] })).toBeNull();
  });

  test('for a value that is state', () => {
    const code = `const [value, setValue] = useState(3);\n<Rating value={value} />`;
    expect(editExample(code, 'Rating', { value: 4 })).toBeNull();
    expect(editExample(code, 'Rating', { max: 7 })).toContain('<Rating value={value} max={7} />');
    expect(editExample('<Rating value={list} />', 'Rating', { value: 4 })).toBe(
      '<Rating value={4} />',
    );
  });
});

function ratingWithout(changes: Record<string, unknown>) {
  return editExample(rating, 'Rating', changes);
}
