import { useEffect } from 'react';
import {
  Calendar,
  ColorInput,
  ColorPicker,
  CountryDisplay,
  CountrySelect,
  DatePicker,
  DateRangePicker,
  ErrorSummary,
  Field,
  Form,
  LoginForm,
  MultipleCalendar,
  MultipleCountrySelect,
  Pagination,
  PeriodCalendar,
  QrCode,
  RangeCalendar,
  Rating,
  RatingDisplay,
  RatingDistribution,
  SanitizedHtml,
  TagInput,
  TesseraProvider,
  TimeField,
  useForm,
} from '#src/index.ts';
import type { Language } from '#src/languages/language.ts';
import { Button } from '#src/primitives/button/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import styles from './every-widget.module.css';

const today = '2026-04-15';
const days = { from: '2026-04-14', to: '2026-04-17' };

/**
 * Shows every widget in one language, with a form after a failed submit. The labels are texts of the
 * language, too.
 */
export function EveryWidget({ language }: { language: Language }) {
  const { loginForm } = language;
  return (
    <TesseraProvider language={language}>
      <div className={styles.root}>
        <div className={styles.column}>
          <Fields language={language} />
          <LoginForm
            heading={<h2>{loginForm.signIn}</h2>}
            identifier="either"
            remember="unchecked"
            forgot="#forgot"
            onSignIn={async () => ({ formError: true }) as const}
          />
        </div>
        <div className={styles.column}>
          <Displays language={language} />
          <Pagination
            total={1234}
            defaultPage={3}
            siblings={0}
            summary
            pageSizes={[10, 20]}
            showPageInput
          />
        </div>
      </div>
    </TesseraProvider>
  );
}

/** Form of the input widgets. The login form and the pagination cannot be nested in a form. */
function Fields({ language }: { language: Language }) {
  const form = useForm();
  useEffect(() => form.submit(), [form]);
  return (
    <Form form={form} defaultValues={{ email: 'ada@example', name: 'A' }}>
      <div className={styles.column}>
        <ErrorSummary takesFocus />
        <Controls language={language} />
      </div>
    </Form>
  );
}

function Controls({ language }: { language: Language }) {
  const { calendar, colorNames, colorPicker, countrySelect, datePicker, loginForm, timeField } =
    language;
  const { red, green, blue } = colorNames.families;
  return (
    <>
      <Field name="email" label={loginForm.email} rules="required|email">
        <TextInput />
      </Field>
      <Field name="name" label={loginForm.username} rules="minLength:5">
        <TextInput />
      </Field>
      <Field name="day" label={datePicker.dialog} description={datePicker.hint} rules="required">
        <DatePicker today={today} />
      </Field>
      <Field name="days" label={datePicker.rangeDialog}>
        <DateRangePicker today={today} defaultValue={days} minDays={7} />
      </Field>
      <Field name="time" label={timeField.list} description={timeField.hint}>
        <TimeField now="14:20" defaultValue="21:30" max="18:00" />
      </Field>
      <Field name="country" label={countrySelect.placeholder} rules="required">
        <CountrySelect />
      </Field>
      <Field name="countries" label={countrySelect.list}>
        <MultipleCountrySelect defaultValue={['BR', 'CH', 'JP']} />
      </Field>
      <Field name="tags" label={language.tagInput.tags}>
        <TagInput defaultValue={[red, green, blue]} max={5} clearable bulkEdit />
      </Field>
      <Field name="rating" label={language.ratingSummary.counts} rules="required">
        <Rating />
      </Field>
      <Field name="color" label={colorPicker.color}>
        <ColorInput defaultValue="#1f7a8c" eyeDropper={false} />
      </Field>
      <ColorPicker
        name="picked"
        defaultValue="rgb(224 102 47)"
        eyeDropper={false}
        formats={['hex', 'rgb']}
        defaultFormat="rgb"
        channels
        contrastWith="#ffffff"
      />
      <PeriodCalendar
        name="quarter"
        aria-label={calendar.quarter('1–4')}
        granularity="quarter"
        today={today}
        defaultValue="2026-Q3"
      />
      <Button type="submit" variant="solid">
        {language.tagInput.bulkDone}
      </Button>
    </>
  );
}

function Displays({ language }: { language: Language }) {
  const { loginForm, qrCode } = language;
  const html = `<p><a href="https://example.org/">${loginForm.forgot}</a></p><img src="https://example.com/a.png" alt=""><script>1</script>`;
  return (
    <>
      <Calendar name="single" today={today} weekNumbers="iso" />
      <RangeCalendar name="range" today={today} defaultValue={days} />
      <MultipleCalendar name="several" today={today} defaultValue={[days.from, days.to]} />
      <CountryDisplay code="CH" />
      <RatingDisplay value={4.3} count={128} />
      <RatingDistribution counts={[4, 2, 9, 30, 83]} />
      <QrCode
        value="https://tessera.example"
        text={qrCode.code}
        capacity
        verdict
        downloads={['svg', 'png']}
      />
      <SanitizedHtml html={html} policy="article" showReport />
    </>
  );
}
