import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { TesseraProvider } from '#src/index.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import { fr } from '#src/languages/fr.ts';
import { ja } from '#src/languages/ja.ts';
import { Narrow, Specimen, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Tessera provider',
  component: TesseraProvider,
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  tags: ['beta'],
  argTypes: { children: { control: false }, language: { control: false } },
  args: {
    children: <DatePicker aria-label="Arrival" defaultValue="2026-04-16" today="2026-04-03" />,
  },
});

export const OneLanguage = meta.story({ name: 'One language', args: { language: de } });

export const RegionalFormats = meta.story({
  name: 'Regional formats',
  args: { language: en, locale: 'en-GB' },
});

export const OwnLabels = meta.story({
  name: 'Custom labels',
  args: {
    language: {
      ...en,
      datePicker: { ...en.datePicker, unavailable: 'The restaurant is closed on this day' },
    },
    children: (
      <DatePicker
        aria-label="Arrival"
        defaultValue="2026-04-16"
        today="2026-04-03"
        unavailable={['2026-04-16']}
      />
    ),
  },
});

export const LanguagesSideBySide = meta.story({
  name: 'Languages side by side',
  args: { children: undefined },
  argTypes: { language: { control: false } },
  render: () => (
    <Stack>
      {[en, fr, ja].map((language) => (
        <TesseraProvider key={language.tag} language={language}>
          <Specimen label={language.tag}>
            <DatePicker
              aria-label={`Arrival, ${language.tag}`}
              defaultValue="2026-04-16"
              today="2026-04-03"
            />
          </Specimen>
        </TesseraProvider>
      ))}
    </Stack>
  ),
});
