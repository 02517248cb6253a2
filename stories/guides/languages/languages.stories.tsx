import { useEffect } from 'react';
import { readGlobals } from '#.storybook/canvas/globals.ts';
import { findLanguage } from '#.storybook/canvas/languages.ts';
import { languageModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import {
  Calendar,
  ColorInput,
  ColorPicker,
  CountryDisplay,
  CountrySelect,
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  ErrorSummary,
  Field,
  ForgotPasswordForm,
  Form,
  LoginForm,
  MultipleCalendar,
  MultipleCountrySelect,
  OneTimeCodeInput,
  Pagination,
  PeriodCalendar,
  PeriodPicker,
  PeriodRangeCalendar,
  PeriodRangePicker,
  QrCode,
  RangeCalendar,
  Rating,
  RatingDisplay,
  RatingDistribution,
  ResetPasswordForm,
  SanitizedHtml,
  SignUpForm,
  TagInput,
  TesseraProvider,
  TimeField,
  useForm,
} from '#src/index.ts';
import { en } from '#src/languages/en.ts';
import type { Language } from '#src/languages/language.ts';
import { Button } from '#src/primitives/button/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { now, today } from '#stories/support/trips/trip-world.ts';
import { Captioned } from './captioned.tsx';
import styles from './languages.module.css';

const meta = preview.meta({
  title: 'Guides/Languages',
  parameters: {
    controls: { disable: true },
    chromatic: { modes: languageModes },
    // The failed submit moves focus, which would scroll a docs page.
    docs: { story: { inline: false, height: '720px' }, codePanel: false },
  },
});

export const EveryWidget = meta.story({
  name: 'Every component',
  render: (_args, { globals }) => (
    <Widgets language={findLanguage(readGlobals(globals).locale) ?? en} />
  ),
});

const days = { from: '2026-04-14', to: '2026-04-17' };

/**
 * Shows every widget in one language, with a form after a failed submit. The labels are texts of the
 * language, too.
 */
function Widgets({ language }: { language: Language }) {
  const { calendar, forgotPasswordForm, loginForm, resetPasswordForm, signUpForm } = language;
  return (
    <TesseraProvider language={language}>
      <div className={styles.root}>
        <div className={styles.column}>
          <Fields language={language} />
        </div>
        <div className={styles.column}>
          <Displays language={language} />
        </div>
        <div className={styles.column}>
          <Captioned name="ColorPicker">
            <ColorPicker
              name="selected"
              defaultValue="rgb(224 102 47)"
              showEyeDropper={false}
              formats={['hex', 'rgb']}
              defaultFormat="rgb"
              showChannels
              contrastWith="#ffffff"
            />
          </Captioned>
          <Captioned name="PeriodCalendar">
            <PeriodCalendar
              name="quarter"
              aria-label={calendar.quarter('1–4')}
              unit="quarter"
              today={today}
              defaultValue="2026-Q3"
            />
          </Captioned>
          <LoginForm
            heading={<h2>{loginForm.signIn}</h2>}
            identifier="either"
            remember
            forgotPasswordLink="#forgot"
            onSignIn={async () => ({ formError: true }) as const}
          />
          <SignUpForm heading={<h2>{signUpForm.create}</h2>} withName />
          <Captioned name="Pagination">
            <Pagination
              itemCount={1234}
              defaultPage={3}
              siblings={0}
              showSummary
              pageSizes={[10, 20]}
              showPageInput
            />
          </Captioned>
          <ForgotPasswordForm
            heading={<h2>{forgotPasswordForm.send}</h2>}
            defaultUsername="ada@example.com"
            defaultAnswer={{ challenge: 'link', resendAfter: 0 }}
          />
          <ResetPasswordForm
            heading={<h2>{resetPasswordForm.save}</h2>}
            expired
            requestNewLink="#again"
          />
        </div>
      </div>
    </TesseraProvider>
  );
}

/** Form of the input widgets. The sign-in form and the pagination cannot be nested in a form. */
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
  const { accountForm, colorNames, colorPicker, countrySelect, datePicker, dateTimePicker } =
    language;
  const { periodPicker, timeField } = language;
  const { red, green, blue } = colorNames.families;
  return (
    <>
      <Field name="email" label={accountForm.email} rules="required|email">
        <TextInput />
      </Field>
      <Field name="name" label={accountForm.username} rules="minLength:5">
        <TextInput />
      </Field>
      <Field name="day" label={datePicker.dialog} description={datePicker.hint} rules="required">
        <DatePicker today={today} />
      </Field>
      <Field name="days" label={datePicker.rangeDialog}>
        <DateRangePicker today={today} defaultValue={days} minDays={7} />
      </Field>
      <Field
        name="week"
        label={periodPicker.periodDialog.week}
        description={periodPicker.periodHint.week}
      >
        <PeriodPicker unit="week" today={today} defaultValue="2026-W14" />
      </Field>
      <Field name="halves" label={periodPicker.periodDialog.half}>
        <PeriodRangePicker
          unit="half"
          today={today}
          defaultValue={{ from: '2026-H2', to: '2027-H1' }}
          max="2026-H2"
        />
      </Field>
      <Field name="time" label={timeField.list} description={timeField.hint}>
        <TimeField now="14:20" defaultValue="21:30" max="18:00" />
      </Field>
      <Field name="code" label={accountForm.code}>
        <OneTimeCodeInput defaultValue="482" />
      </Field>
      <Field name="departure" label={dateTimePicker.dialog} description={dateTimePicker.hint}>
        <DateTimePicker now={now} timeZone="Europe/Berlin" defaultText="2026-03-29 02:30" />
      </Field>
      <Field name="country" label={countrySelect.placeholder} rules="required">
        <CountrySelect />
      </Field>
      <Field name="countries" label={countrySelect.list}>
        <MultipleCountrySelect defaultValue={['BR', 'CH', 'JP']} />
      </Field>
      <Field name="tags" label={language.tagInput.tags}>
        <TagInput defaultValue={[red, green, blue]} maxTags={5} clearable />
      </Field>
      <Field name="rating" label={language.ratingSummary.counts} rules="required">
        <Rating />
      </Field>
      <Field name="color" label={colorPicker.color}>
        <ColorInput defaultValue="#1f7a8c" showEyeDropper={false} />
      </Field>
      <Button type="submit" variant="solid">
        {datePicker.done}
      </Button>
    </>
  );
}

function Displays({ language }: { language: Language }) {
  const { loginForm, qrCode } = language;
  const html = `<p><a href="https://example.org/">${loginForm.forgotPassword}</a></p><img src="https://example.com/a.png" alt="${qrCode.code}"><script>1</script>`;
  return (
    <>
      <Captioned name="Calendar">
        <Calendar name="single" today={today} weekNumbers="iso" />
      </Captioned>
      <Captioned name="RangeCalendar">
        <RangeCalendar name="range" today={today} defaultValue={days} />
      </Captioned>
      <Captioned name="PeriodRangeCalendar">
        <PeriodRangeCalendar
          name="weeks"
          unit="week"
          today={today}
          defaultValue={{ from: '2026-W14', to: '2026-W16' }}
        />
      </Captioned>
      <Captioned name="MultipleCalendar">
        <MultipleCalendar name="several" today={today} defaultValue={[days.from, days.to]} />
      </Captioned>
      <Captioned name="CountryDisplay">
        <CountryDisplay code="CH" />
      </Captioned>
      <Captioned name="RatingDisplay">
        <RatingDisplay value={4.3} count={128} />
      </Captioned>
      <Captioned name="RatingDistribution">
        <RatingDistribution counts={[4, 2, 9, 30, 83]} />
      </Captioned>
      <Captioned name="QrCode">
        <QrCode
          value="https://tessera.example"
          text={qrCode.code}
          showCapacity
          showScanCheck
          downloads={['svg', 'png']}
        />
      </Captioned>
      <Captioned name="SanitizedHtml">
        <SanitizedHtml html={html} policy="article" showReport />
      </Captioned>
    </>
  );
}
