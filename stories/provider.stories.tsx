import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Calendar } from '#src/components/calendar/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { TesseraProvider } from '#src/index.ts';
import { ar } from '#src/languages/ar.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import { ja } from '#src/languages/ja.ts';
import { Columns } from '#stories/support/layout.tsx';
import { today } from '#stories/support/trips/trip-world.ts';

const arrivals = { en: 'Arrival', ar: 'الوصول', de: 'Anreise', ja: '到着日' };

/** Field and calendar with texts and formats of the provider, whose language is that of their label. */
function Arrival({ language }: { language: keyof typeof arrivals }) {
  const label = arrivals[language];
  return (
    <Form>
      <Field name="arrival" label={label} optional>
        <DatePicker defaultValue="2026-04-16" today={today} />
      </Field>
      <Calendar aria-label={label} defaultValue="2026-04-16" today={today} />
    </Form>
  );
}

/** Day at a restaurant, in English in every language of the toolbar. */
function Table({ label }: { label: string }) {
  return (
    <Field name="arrival" label={label}>
      <DatePicker defaultValue="2026-04-16" today={today} unavailable={['2026-04-16']} />
    </Field>
  );
}

const meta = preview.meta({
  title: 'Components/Tessera provider',
  component: TesseraProvider,
  tags: ['beta'],
  argTypes: { children: { control: false }, language: { control: false } },
  args: { children: <Arrival language="en" /> },
});

export const OneLanguage = meta.story({
  name: 'One language',
  parameters: { stage: 'fit' },
  args: { language: de, children: <Arrival language="de" /> },
});

export const RegionalFormats = meta.story({
  name: 'Regional formats',
  parameters: { stage: 'fit' },
  args: { language: en, locale: 'en-GB' },
});

export const OwnLabels = meta.story({
  name: 'Custom labels',
  parameters: { stage: 'wide', chromatic: { modes: colorModes } },
  args: {
    language: {
      ...en,
      datePicker: { ...en.datePicker, unavailable: 'The restaurant is closed on this day.' },
    },
    children: <Table label="Custom labels" />,
  },
  render: (args) => (
    <Columns>
      <TesseraProvider language={en}>
        <Table label="Default labels" />
      </TesseraProvider>
      <TesseraProvider {...args} />
    </Columns>
  ),
});

export const LanguagesSideBySide = meta.story({
  name: 'Languages side by side',
  parameters: { stage: 'wide', chromatic: { modes: sheetModes } },
  args: { children: undefined },
  argTypes: { language: { control: false } },
  render: () => (
    <Columns>
      <div lang="en" dir="ltr">
        <TesseraProvider language={en}>
          <Arrival language="en" />
        </TesseraProvider>
      </div>
      <div lang="ar" dir="rtl">
        <TesseraProvider language={ar}>
          <Arrival language="ar" />
        </TesseraProvider>
      </div>
      <div lang="ja" dir="ltr">
        <TesseraProvider language={ja}>
          <Arrival language="ja" />
        </TesseraProvider>
      </div>
    </Columns>
  ),
});
