import { colorModes, sheetModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Calendar } from '#src/components/calendar/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { TesseraProvider } from '#src/index.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import { fr } from '#src/languages/fr.ts';
import { ja } from '#src/languages/ja.ts';
import { Columns, Narrow } from '#stories/support/layout.tsx';
import { today } from '#stories/support/trips/trip-world.ts';

/** Field and calendar with texts and formats of the provider. */
function Arrival({ label }: { label: string }) {
  return (
    <Form>
      <Field name="arrival" label={label} optional>
        <DatePicker defaultValue="2026-04-16" today={today} />
      </Field>
      <Calendar aria-label={label} defaultValue="2026-04-16" today={today} />
    </Form>
  );
}

const meta = preview.meta({
  title: 'Components/Tessera provider',
  component: TesseraProvider,
  tags: ['beta'],
  argTypes: { children: { control: false }, language: { control: false } },
  args: { children: <Arrival label="Arrival" /> },
});

export const OneLanguage = meta.story({
  name: 'One language',
  args: { language: de, children: <Arrival label="Anreise" /> },
});

export const RegionalFormats = meta.story({
  name: 'Regional formats',
  args: { language: en, locale: 'en-GB' },
});

export const OwnLabels = meta.story({
  name: 'Custom labels',
  parameters: { chromatic: { modes: colorModes } },
  args: {
    language: {
      ...en,
      datePicker: { ...en.datePicker, unavailable: 'The restaurant is closed on this day' },
    },
    children: (
      <Narrow>
        <Field name="arrival" label="Arrival">
          <DatePicker defaultValue="2026-04-16" today={today} unavailable={['2026-04-16']} />
        </Field>
      </Narrow>
    ),
  },
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
          <Arrival label="Arrival" />
        </TesseraProvider>
      </div>
      <div lang="fr" dir="ltr">
        <TesseraProvider language={fr}>
          <Arrival label="Arrivée" />
        </TesseraProvider>
      </div>
      <div lang="ja" dir="ltr">
        <TesseraProvider language={ja}>
          <Arrival label="到着日" />
        </TesseraProvider>
      </div>
    </Columns>
  ),
});
