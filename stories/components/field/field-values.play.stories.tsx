import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Field, Form } from '#src/components/field/index.ts';
import { Rating } from '#src/components/rating/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { control, error, ready, send } from '#stories/support/forms/form-parts.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Components/Field/Tests of values',
  component: Field,
  tags: ['beta', 'play'],
  args: { name: 'email', label: 'Email', children: <TextInput /> },
  beforeEach: () => void sent.mockClear(),
  render: (args) => (
    <Form aria-label="Guest" onSubmit={(values) => sent(values)}>
      <Field {...args} />
      <button type="submit">Send</button>
    </Form>
  ),
});

export const TheBrowserKnowsWhatTheRulesKnow = meta.story({
  name: 'The browser knows the constraints of the rules',
  render: () => (
    <Form>
      <Field name="age" label="Age" rules="required|integer|min:18|max:120">
        <input type="number" />
      </Field>
      <Field name="code" label="Code" rules="digits:5|maxLength:5">
        <TextInput />
      </Field>
      <Field name="name" label="Name">
        <input required minLength={2} />
      </Field>
    </Form>
  ),
  play: async ({ step }) => {
    await ready();
    const form = control('Age').form;
    await step('The controls have the attributes of their rules', async () => {
      await expect(control('Age').min).toBe('18');
      await expect(control('Age').max).toBe('120');
      await expect(control('Code').inputMode).toBe('numeric');
      await expect(control('Code').maxLength).toBe(5);
      await expect(form?.noValidate).toBe(true);
    });
    await step('Type an age below the minimum: the browser finds it invalid, too', async () => {
      await userEvent.type(control('Age'), '17');
      await userEvent.type(control('Name'), 'a');
      await expect(error()).toHaveTextContent('Enter 18 or more.');
      await expect(control('Age').matches(':invalid')).toBe(true);
      await expect(form?.checkValidity()).toBe(false);
    });
    await step('Leave a name that is too short: it is invalid', async () => {
      await userEvent.tab();
      // A limit in an attribute is also a rule.
      await expect(control('Name').ariaInvalid).toBe('true');
    });
    await step('Correct both: the browser finds the form valid', async () => {
      await userEvent.type(control('Name'), 'da');
      await userEvent.type(control('Age'), '{Backspace}8');
      await expect(form?.checkValidity()).toBe(true);
    });
  },
});

export const EachControlGivesItsKindOfValue = meta.story({
  name: 'Each control returns its type of value',
  render: () => (
    <Form
      aria-label="Guest"
      defaultValues={{ topics: ['Food'], stars: 2 }}
      onSubmit={(values) => sent(values)}
    >
      <Field name="news" label="News">
        <input type="checkbox" />
      </Field>
      <Field name="days" label="Days">
        <div>
          {['Friday', 'Saturday', 'Sunday'].map((day) => (
            <label key={day}>
              <input type="checkbox" name="days" value={day} /> {day}
            </label>
          ))}
        </div>
      </Field>
      <Field name="seat" label="Seat" rules="required">
        <div>
          {['Window', 'Aisle'].map((seat) => (
            <label key={seat}>
              <input type="radio" name="seat" value={seat} /> {seat}
            </label>
          ))}
        </div>
      </Field>
      <Field name="guest.age" label="Age">
        <input type="number" />
      </Field>
      <Field name="stars" label="Stars">
        <Rating />
      </Field>
      <Field name="topics" label="Topics">
        <TagInput />
      </Field>
      <button type="submit">Send</button>
    </Form>
  ),
  play: async () => {
    await ready();
    await userEvent.click(control('News'));
    await userEvent.click(control('Friday'));
    await userEvent.click(control('Sunday'));
    await userEvent.type(control('Age'), '36');
    await userEvent.click(screen.getByRole('radio', { name: '4 out of 5' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Topics' }), 'Walking{Enter}');
    await send();
    // Without a choice, the first button of the group has focus.
    await expect(control('Window')).toHaveFocus();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Seat' })).toHaveAccessibleDescription(
        'This field is required.',
      ),
    );
    await userEvent.keyboard(' ');
    await send();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        news: true,
        days: ['Friday', 'Sunday'],
        seat: 'Window',
        guest: { age: '36' },
        stars: 4,
        topics: ['Food', 'Walking'],
      }),
    );
  },
});

export const AFunctionDrivesAnyControl = meta.story({
  name: 'A render function connects any control',
  args: {
    name: 'mood',
    label: 'Mood',
    rules: 'required',
    children: ({ value, onValueChange, onBlur, ...control }) => (
      <button
        type="button"
        id={control.id}
        aria-pressed={value === 'good'}
        aria-describedby={control['aria-describedby']}
        onBlur={onBlur}
        onClick={() => onValueChange('good')}
      >
        Good
      </button>
    ),
  },
  play: async () => {
    await ready();
    const good = () => screen.getByRole('button', { name: 'Mood' });
    await send();
    await expect(good()).toHaveFocus();
    await waitFor(() => expect(good()).toHaveAccessibleDescription('This field is required.'));
    await userEvent.keyboard(' ');
    await expect(good()).toHaveAttribute('aria-pressed', 'true');
    await expect(error()).toBeNull();
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ mood: 'good' }));
  },
});

export const ACheckboxPrecedesItsLabel = meta.story({
  name: 'A checkbox is reached before the links in its label, and is a target of 24 pixels',
  args: {
    name: 'terms',
    label: (
      <>
        I accept the <a href="#terms">terms of use</a>
      </>
    ),
    children: <input type="checkbox" />,
  },
  play: async () => {
    await ready();
    const box = screen.getByRole('checkbox', { name: 'I accept the terms of use' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'terms of use' })).toHaveFocus();
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    await expect(document.elementFromPoint(x + 11.5, y)).toBe(box);
    await expect(document.elementFromPoint(x, y + 11.5)).toBe(box);
  },
});
