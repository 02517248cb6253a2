'use client';
import { useSyncExternalStore } from 'react';
import { ColorInput } from '../../components/color-picker';
import { CountrySelect } from '../../components/country-select';
import { DateRangePicker } from '../../components/date-picker';
import { Field, type FormHandle } from '../../components/field';
import { Rating } from '../../components/rating';
import { TagInput } from '../../components/tag-input';
import { dataAttr } from '../../core/dom';
import { useHydrated } from '../../core/use-hydrated';
import { TextInput } from '../../primitives/text-input';
import { Textarea } from '../../primitives/textarea';
import { custom, pattern } from '../../validation';
import type { TripFormLabels } from './languages/en';
import styles from './trip-form.module.css';
import { TripTime } from './trip-time';
import type { TripValues } from './trip-values';
import { arrivesAfter, deviceZone, zonesOf } from './trip-zones';

const marks = ['#2f6f73', '#8a5a00', '#a83279', '#6b4fbb', '#2e7d4f', '#b3372f', '#33628f'];
const scheme = 'https://';
const webAddress = pattern({ pattern: /^https?:\/\/[^\s/]+/i });

const afterDeparture = custom({
  code: 'afterDeparture',
  dependsOn: ['departure'],
  check: (arrival, { values }) => arrivesAfter(values?.departure, arrival),
});

interface TripFieldsProps {
  /** Handle of the form. */
  form: FormHandle<TripValues>;
  /** Labels of the fields. */
  labels: TripFormLabels;
  /** BCP 47 tag for labels, dates and numbers. */
  locale: string | undefined;
  /** Suggested tags. */
  suggestions: ReadonlyArray<string> | undefined;
  /** Suggested colors. */
  swatches: ReadonlyArray<string> | undefined;
  /** Time zone of the user. Default: that of the device. */
  timeZone: string | undefined;
}

/** Fields of a trip. */
export function TripFields({
  form,
  labels,
  locale,
  suggestions,
  swatches = marks,
  timeZone,
}: TripFieldsProps) {
  const country = useSyncExternalStore(
    form.subscribe,
    () => form.get('country') ?? null,
    () => null,
  );
  const isHtml = useSyncExternalStore(
    form.subscribe,
    () => /^<[a-z]/.test(form.get('notes') ?? ''),
    () => false,
  );
  const ofDevice = useHydrated() ? deviceZone() : 'UTC';
  const home = timeZone ?? ofDevice;
  const zones = zonesOf(country);
  const onlyZone = zones.length === 1 ? zones[0] : undefined;
  const time = { country, labels, locale };
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
      <Field name="departure" label={labels.departure}>
        <TripTime zone={home} zoneLabel={labels.departureZone} {...time} />
      </Field>
      <Field
        name="arrival"
        label={labels.arrival}
        rules={[afterDeparture]}
        messages={labels.arrivalEarly}
      >
        <TripTime zone={onlyZone ?? home} zoneLabel={labels.arrivalZone} {...time} />
      </Field>
      <Field name="rating" label={labels.rating} className={styles.wide}>
        <Rating step={0.5} clearable locale={locale} />
      </Field>
      <Field name="tags" label={labels.tags} description={labels.tagsHint} className={styles.wide}>
        <TagInput maxTags={20} maxLength={60} suggestions={suggestions} clearable locale={locale} />
      </Field>
      <Field name="color" label={labels.color} description={labels.colorHint}>
        <ColorInput swatches={swatches} placeholder="#1f7a8c" locale={locale} />
      </Field>
      <Field
        name="link"
        label={labels.link}
        description={labels.linkHint}
        rules={[webAddress]}
        messages={labels.linkWrong}
      >
        <TextInput type="url" inputMode="url" placeholder={scheme} className={styles.link} />
      </Field>
      <Field
        name="notes"
        label={labels.notes}
        description={labels.notesHint}
        rules="maxLength:20000"
        className={styles.wide}
      >
        <Textarea dir="auto" data-html={dataAttr(isHtml)} className={styles.notes} />
      </Field>
    </>
  );
}
