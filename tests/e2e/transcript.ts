import { expect, test } from '@playwright/test';
import { listenTo } from './listener.ts';

// What a screen-reader user hears on the main path of each component, as a text to review in the diff:
// `npm run accept:trees` accepts changes.

/** Main path of each component, on its page of the widgets' server. */
export const paths: Readonly<Record<string, string>> = {
  Calendar: 'Tab, Tab, Tab, Tab, ArrowRight, Enter, PageDown',
  MultipleCalendar: 'Tab, Tab, Tab, Tab, Enter, ArrowRight, Enter',
  RangeCalendar: 'Tab, Tab, Tab, Tab, Enter, ArrowRight, ArrowDown, Enter',
  PeriodCalendar: 'Tab, Tab, Tab, Tab, ArrowRight, Enter',
  PeriodRangeCalendar: 'Tab, Tab, Tab, Tab, Enter, ArrowRight, Enter',
  DatePicker:
    'Tab, Control+a, "2026-02-31", Tab, Shift+Tab, Control+a, "2026-04-16", Alt+ArrowDown, ArrowDown, Enter',
  DateRangePicker:
    'Tab, Control+a, "2026-04-16", Tab, Control+a, "2026-04-20", Tab, Tab, Enter, ArrowDown, Enter, ArrowDown, Enter',
  MultipleDatePicker: 'Tab, Tab, "2026-04-16", Enter, Tab, Tab, Enter, ArrowDown, Enter, Escape',
  DateTimePicker:
    'Tab, Control+a, "2026-04-16 10:30", Tab, Tab, Enter, ArrowDown, Enter, Tab, ArrowDown, Enter',
  DateTimeRangePicker:
    'Tab, Control+a, "2026-04-16 10:30", Tab, Control+a, "2026-04-20 12:00", Tab, Tab, Enter, ArrowDown, Enter, Escape',
  PeriodPicker: 'Tab, Control+a, "2026-Q3", Tab, Tab, Enter, ArrowRight, Enter',
  PeriodRangePicker:
    'Tab, Control+a, "2026-Q2", Tab, Tab, Tab, Enter, ArrowRight, Enter, ArrowRight, Enter',
  TimeField: 'Tab, Control+a, "9:45", ArrowUp, Alt+ArrowDown, ArrowDown, Enter',
  Rating: 'Tab, ArrowRight, Delete',
  RatingDisplay: 'Read',
  RatingDistribution: 'Read',
  TagInput: 'Tab, "tea", Enter, "tea", Enter, ArrowLeft, Backspace',
  CountrySelect: 'Tab, Control+a, "germ", ArrowDown, Enter, Tab',
  MultipleCountrySelect: 'Tab, "germ", Enter, Escape, ArrowLeft, Backspace',
  CountryDisplay: 'Read',
  ColorPicker: 'Tab, ArrowRight, ArrowUp, Tab, ArrowRight, Tab',
  ColorInput:
    'Tab, Tab, Control+a, "no color", Control+a, "#2f6f73", Shift+Tab, Enter, ArrowRight, Escape',
  Pagination: 'Tab, Tab, Tab, Enter',
  // The answer of the clipboard takes its own time, so copying is left to a play story.
  QrCode: 'Read, Tab, Tab',
  SanitizedHtml: 'Read, Tab, Enter',
  PasswordInput: 'Tab, Control+a, "correct horse", Tab, Enter',
  OneTimeCodeInput: 'Tab, Control+a, "12a456", "78"',
  LoginForm: 'Tab, Tab, Tab, Tab, Enter',
  SignUpForm: 'Tab, Tab, Tab, Tab, Enter',
  ForgotPasswordForm: 'Tab, Tab, Enter',
  ResetPasswordForm: 'Tab, "short", Tab, Tab, Enter',
  Form: 'Tab, Tab, Tab, Tab, Tab, Enter',
  ErrorSummary: 'Tab, Tab',
  Field: 'Tab, "Mia"',
};

/** Pages of components whose main path needs more than their default form. */
const pages: Readonly<Record<string, string>> = {
  Form: 'Form in full',
  ErrorSummary: 'ErrorSummary in full',
  RatingDisplay: 'RatingDisplay in full',
  CountryDisplay: 'CountryDisplay in full',
};

/** Tests what is heard on the main path of each component in a language. */
export function testTranscripts(locale: string): void {
  for (const [name, path] of Object.entries(paths)) {
    test(`${name} is announced in ${locale}`, async ({ page }) => {
      const { take } = await listenTo(page);
      await page.goto(`/${encodeURIComponent(pages[name] ?? name)}?locale=${locale}`);
      await expect(page.locator('body')).toHaveAttribute('data-live', '');
      const lines: string[] = [];
      for (const step of path.split(', ')) lines.push(...(await take(step)));
      expect(`${lines.join('\n')}\n`).toMatchSnapshot(['transcripts', locale, `${name}.txt`]);
    });
  }
}
