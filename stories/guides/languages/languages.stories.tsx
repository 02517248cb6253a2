import { useEffect, type ReactNode } from 'react';
import { readGlobals, tagOf } from '#.storybook/canvas/globals.ts';
import { findLanguage } from '#.storybook/canvas/languages.ts';
import { languageModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import {
  ColorPicker,
  CountrySelect,
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  ErrorSummary,
  Field,
  Form,
  LoginForm,
  MultipleCountrySelect,
  OneTimeCodeInput,
  Pagination,
  PeriodCalendar,
  PeriodPicker,
  PeriodRangePicker,
  QrCode,
  RangeCalendar,
  Rating,
  RatingDisplay,
  RatingDistribution,
  ResetPasswordForm,
  SignUpForm,
  TagInput,
  TesseraProvider,
  TimeField,
  useForm,
} from '#src/index.ts';
import { en } from '#src/languages/en.ts';
import type { Language } from '#src/languages/language.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { inLanguage } from '#stories/support/trips/in-language.ts';
import { now, today } from '#stories/support/trips/trip-world.ts';
import { Captioned } from './captioned.tsx';
import styles from './languages.module.css';

const meta = preview.meta({
  title: 'Guides/Languages',
  parameters: {
    stage: 'bare',
    controls: { disable: true },
    chromatic: { modes: languageModes },
    // The failed submit moves focus, which would scroll a docs page.
    docs: { story: { inline: false, height: '720px' }, codePanel: false },
  },
});

export const EveryWidget = meta.story({
  name: 'Components in one language',
  render: (_args, { globals }) => {
    const { locale } = readGlobals(globals);
    const language = findLanguage(locale) ?? en;
    return (
      <TesseraProvider language={language}>
        <div className={styles.root}>{inLanguage(widgets(language), tagOf(locale) ?? 'en')}</div>
      </TesseraProvider>
    );
  },
});

const days = { from: '2026-04-14', to: '2026-04-17' };

/** Form after a failed submit. */
function FailedForm({ children }: { children: ReactNode }) {
  const form = useForm();
  useEffect(() => form.submit(), [form]);
  return (
    <Form form={form} className={styles.column} defaultValues={{ email: 'mia@example' }}>
      {children}
    </Form>
  );
}

/** Components with the most words, and one error of each kind. */
function widgets(language: Language) {
  const { loginForm, ratingSummary, timeField } = language;
  return (
    <>
      <Card>
        <FailedForm>
          <ErrorSummary takesFocus />
          <Field name="email" label="Email" rules="required|email">
            <TextInput />
          </Field>
          <Field name="arrival" label="Arrival" rules="required">
            <DatePicker today={today} />
          </Field>
          <Field name="stay" label="Stay">
            <DateRangePicker today={today} defaultValue={days} minDays={7} />
          </Field>
          <Field name="departure" label="Departure">
            <DateTimePicker now={now} timeZone="Europe/Berlin" defaultText="2026-03-29 02:30" />
          </Field>
          <Field name="week" label="Week">
            <PeriodPicker unit="week" today={today} defaultValue="2026-W14" />
          </Field>
          <Field name="period" label="Period">
            <PeriodRangePicker
              unit="half"
              today={today}
              defaultValue={{ from: '2026-H2', to: '2027-H1' }}
            />
          </Field>
          <Field name="time" label="Time" description={timeField.hint}>
            <TimeField now="14:20" defaultValue="21:30" />
          </Field>
          <Field name="country" label="Country">
            <CountrySelect defaultValue="PT" />
          </Field>
          <Field name="countries" label="Countries">
            <MultipleCountrySelect defaultValue={['BR', 'CH', 'JP']} />
          </Field>
          <Field name="tags" label="Tags">
            <TagInput defaultValue={['Hotel', 'Tours', 'Rental car']} maxTags={5} clearable />
          </Field>
          <Button type="submit" variant="solid">
            Book
          </Button>
        </FailedForm>
      </Card>
      <Card className={styles.column}>
        <Captioned name="Dates">
          <RangeCalendar name="range" today={today} defaultValue={days} />
        </Captioned>
        <Captioned name="Season">
          <PeriodCalendar name="season" unit="quarter" today={today} defaultValue="2026-Q3" />
        </Captioned>
        <Captioned name="Color">
          <ColorPicker
            name="color"
            defaultValue="rgb(224 102 47)"
            showEyeDropper={false}
            contrastWith="#ffffff"
          />
        </Captioned>
        <Captioned name={ratingSummary.counts}>
          <RatingDisplay value={4.3} count={128} />
          <RatingDistribution counts={[2, 5, 11, 40, 70]} />
        </Captioned>
        <Captioned name="Trips">
          <Pagination
            itemCount={1228}
            defaultPage={3}
            siblings={0}
            pageSizes={[10, 20]}
            showPageInput
          />
        </Captioned>
      </Card>
      <Card className={styles.column}>
        <LoginForm
          variant="plain"
          heading={<h2>{loginForm.signIn}</h2>}
          identifier="either"
          remember
          forgotPasswordLink="#forgot"
          onSignIn={async () => ({ formError: true }) as const}
        />
        <SignUpForm variant="plain" heading={<h2>Create an account</h2>} withName />
        <Field name="code" label="One-time code">
          <OneTimeCodeInput defaultValue="482" />
        </Field>
        <Field name="comfort" label="Comfort">
          <Rating defaultValue={4} />
        </Field>
        <Captioned name="Share">
          <QrCode
            value="https://tessera.example/porto"
            text="tessera.example/porto"
            size={192}
            showScanCheck
          />
        </Captioned>
        <ResetPasswordForm
          variant="plain"
          expiredHeading={<h2>Link expired</h2>}
          expired
          requestNewLink="#again"
        />
      </Card>
    </>
  );
}
