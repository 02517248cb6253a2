'use client';
import { ColorInput } from '../components/color-picker';
import { CountrySelect } from '../components/country-select';
import { DateRangePicker } from '../components/date-picker';
import {
  ErrorSummary,
  Field,
  Form,
  useFormState,
  type FormAnswer,
  type FormHandle,
} from '../components/field';
import { Rating } from '../components/rating';
import { TagInput } from '../components/tag-input';
import { Button } from '../primitives/button';
import { TextInput } from '../primitives/text-input';
import { pattern } from '../validation';
import { useWords } from './app-context';
import type { TripValues } from './trip-values';
import styles from './trip-form.module.css';

/** Colours to mark trips with. */
const swatches = ['#2f6f73', '#8a5a00', '#a83279', '#6b4fbb', '#2e7d4f', '#b3372f', '#33628f'];

/** Rule of a link, as the server has it. */
const webAddress = pattern({ pattern: /^https?:\/\/[^\s/]+/i });

/** Props of {@link TripForm}. */
interface TripFormProps {
  /** Handle of the form. */
  form: FormHandle<TripValues>;
  /** Values at the beginning. */
  first: TripValues;
  /** Tags that occur already. */
  suggestions: readonly string[];
  /** Called when everything is right; answers what came of it. */
  onSave: (values: TripValues, signal: AbortSignal) => Promise<FormAnswer>;
  /** Called when the reader wants to go back. */
  onCancel: () => void;
}

/** Form of a trip. The server judges by the same limits and has the last word. */
export function TripForm({ form, first, suggestions, onSave, onCancel }: TripFormProps) {
  const { form: words } = useWords();
  return (
    <Form<TripValues>
      form={form}
      defaultValues={first}
      onSubmit={(values, { signal }) => onSave(values, signal)}
      className={styles.form}
    >
      <ErrorSummary takesFocus />
      <Field name="title" label={words.title} rules="required|maxLength:120">
        <TextInput dir="auto" />
      </Field>
      <div className={styles.pair}>
        <Field name="country" label={words.country} optional>
          <CountrySelect />
        </Field>
        <Field name="dates" label={words.dates} optional>
          <DateRangePicker />
        </Field>
      </div>
      <Field name="rating" label={words.rating} optional>
        <Rating step={0.5} clearable />
      </Field>
      <Field name="tags" label={words.tags} description={words.tagsHint} optional>
        <TagInput max={20} maxLength={60} suggestions={suggestions} clearable />
      </Field>
      <div className={styles.pair}>
        <Field name="color" label={words.color} description={words.colorHint} optional>
          <ColorInput swatches={swatches} />
        </Field>
        <Field
          name="link"
          label={words.link}
          description={words.linkHint}
          rules={[webAddress]}
          messages={words.linkWrong}
          optional
        >
          <TextInput type="url" inputMode="url" dir="ltr" placeholder="https://" />
        </Field>
      </div>
      <Field
        name="notes"
        label={words.notes}
        description={words.notesHint}
        rules="maxLength:20000"
        optional
      >
        <textarea rows={10} dir="auto" className={styles.notes} />
      </Field>
      <Actions form={form} onCancel={onCancel} />
    </Form>
  );
}

function Actions({ form, onCancel }: Pick<TripFormProps, 'form' | 'onCancel'>) {
  const { form: words } = useWords();
  const { submitting } = useFormState(form);
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="solid" aria-disabled={submitting}>
        {words.save}
      </Button>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </div>
  );
}
