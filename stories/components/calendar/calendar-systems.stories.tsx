import preview from '#.storybook/preview';
import { buddhist } from '#src/calendars/buddhist.ts';
import { ethiopic } from '#src/calendars/ethiopic.ts';
import { hebrew } from '#src/calendars/hebrew.ts';
import { hijri } from '#src/calendars/hijri.ts';
import { japanese } from '#src/calendars/japanese.ts';
import { persian } from '#src/calendars/persian.ts';
import { Calendar } from '#src/components/calendar/index.ts';
import { Acted } from '#stories/support/acted.tsx';

const meta = preview.meta({
  title: 'Components/Calendar/Other calendars',
  component: Calendar,
  args: { today: '2026-03-08', defaultValue: '2026-03-03' },
});

export const Hijri = meta.story({
  name: 'Hijri, in Arabic',
  globals: { locale: 'ar-SA' },
  render: (args) => <Calendar {...args} calendarSystem={hijri} />,
});

export const Persian = meta.story({
  name: 'Persian, in Persian',
  globals: { locale: 'fa' },
  args: {
    labels: {
      previousMonth: 'ماه قبل',
      nextMonth: 'ماه بعد',
      chooseMonth: (month) => `${month}، انتخاب ماه`,
    },
  },
  render: (args) => <Calendar {...args} calendarSystem={persian} />,
});

export const Hebrew = meta.story({
  name: 'Hebrew, in Hebrew',
  globals: { locale: 'he' },
  render: (args) => <Calendar {...args} calendarSystem={hebrew} />,
});

export const Buddhist = meta.story({
  name: 'Buddhist, in English',
  render: (args) => <Calendar {...args} calendarSystem={buddhist} />,
});

export const Ethiopic = meta.story({
  name: 'Ethiopic, in English',
  render: (args) => <Calendar {...args} calendarSystem={ethiopic} />,
});

export const Japanese = meta.story({
  name: 'Japanese, in Japanese',
  globals: { locale: 'ja' },
  render: (args) => <Calendar {...args} calendarSystem={japanese} />,
});

export const LeapYear = meta.story({
  name: 'Months of a Hebrew leap year',
  globals: { locale: 'he' },
  args: { today: '2024-03-08', defaultValue: '2024-03-24' },
  render: (args) => (
    <Acted
      act={(element) =>
        element.querySelector<HTMLElement>('[data-slot="calendar-caption-button"]')?.click()
      }
    >
      <Calendar {...args} calendarSystem={hebrew} />
    </Acted>
  ),
});

export const Eras = meta.story({
  name: 'Years of Japanese eras',
  globals: { locale: 'ja' },
  render: (args) => (
    <Acted
      act={(element) => {
        const press = () =>
          element.querySelector<HTMLElement>('[data-slot="calendar-caption-button"]')?.click();
        press();
        press();
      }}
    >
      <Calendar {...args} calendarSystem={japanese} />
    </Acted>
  ),
});
