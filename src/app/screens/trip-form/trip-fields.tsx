import { ColorInput } from '../../../components/color-picker';
import { CountrySelect } from '../../../components/country-select';
import { DateRangePicker } from '../../../components/date-picker';
import { Field } from '../../../components/field';
import { Rating } from '../../../components/rating';
import { TagInput } from '../../../components/tag-input';
import { TextInput } from '../../../primitives/text-input';
import { Textarea } from '../../../primitives/textarea';
import { pattern } from '../../../validation';
import type { TripFormLabels } from '../languages/screen-labels';
import styles from './trip-form.module.css';

const marks = ['#2f6f73', '#8a5a00', '#a83279', '#6b4fbb', '#2e7d4f', '#b3372f', '#33628f'];
const scheme = 'https://';
const webAddress = pattern({ pattern: /^https?:\/\/[^\s/]+/i });

/** Props of {@link TripFields}. */
interface TripFieldsProps {
  /** Labels of the fields. */
  labels: TripFormLabels;
  /** BCP 47 tag for texts, dates and numbers. */
  locale: string | undefined;
  /** Suggested tags. */
  suggestions: ReadonlyArray<string> | undefined;
  /** Suggested colors. */
  swatches: ReadonlyArray<string> | undefined;
}

/** Fields of a trip. */
export function TripFields({ labels, locale, suggestions, swatches = marks }: TripFieldsProps) {
  return (
    <>
      <Field
        name="title"
        label={labels.title}
        rules="required|maxLength:120"
        className={styles.wide}
      >
        <TextInput dir="auto" />
      </Field>
      <Field name="country" label={labels.country}>
        <CountrySelect locale={locale} />
      </Field>
      <Field name="dates" label={labels.dates}>
        <DateRangePicker locale={locale} />
      </Field>
      <Field name="rating" label={labels.rating} className={styles.wide}>
        <Rating step={0.5} clearable locale={locale} />
      </Field>
      <Field name="tags" label={labels.tags} description={labels.tagsHint} className={styles.wide}>
        <TagInput max={20} maxLength={60} suggestions={suggestions} clearable locale={locale} />
      </Field>
      <Field name="color" label={labels.color} description={labels.colorHint}>
        <ColorInput swatches={swatches} locale={locale} />
      </Field>
      <Field
        name="link"
        label={labels.link}
        description={labels.linkHint}
        rules={[webAddress]}
        messages={labels.linkWrong}
      >
        <TextInput type="url" inputMode="url" dir="ltr" placeholder={scheme} />
      </Field>
      <Field
        name="notes"
        label={labels.notes}
        description={labels.notesHint}
        rules="maxLength:20000"
        className={styles.wide}
      >
        <Textarea rows={6} dir="auto" className={styles.notes} />
      </Field>
    </>
  );
}
