import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { TesseraProvider } from '#src/index.ts';
import { Specimen, Stack } from '#stories/support/layout.tsx';

const meta = preview.meta({
  title: 'Components/Tessera provider',
  component: TesseraProvider,
  tags: ['beta'],
  argTypes: { children: { control: false } },
  args: {
    children: <DatePicker aria-label="Arrival" defaultValue="2026-04-16" today="2026-04-03" />,
  },
});

export const OneLanguage = meta.story({ name: 'One language', args: { locale: 'de' } });

export const OwnWords = meta.story({
  name: 'Words of your own',
  args: {
    labels: { en: { datePicker: { unavailable: 'Our house rests on this day' } } },
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
  argTypes: { locale: { control: false } },
  render: () => (
    <Stack>
      {(['en', 'fr', 'ja'] as const).map((locale) => (
        <TesseraProvider key={locale} locale={locale}>
          <Specimen label={locale}>
            <DatePicker
              aria-label={`Arrival, ${locale}`}
              defaultValue="2026-04-16"
              today="2026-04-03"
            />
          </Specimen>
        </TesseraProvider>
      ))}
    </Stack>
  ),
});
