import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { forgetProblems } from '#src/internals/report-problem.ts';

const logged = vi.fn<(message: string) => void>();
beforeEach(() => {
  forgetProblems();
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => vi.restoreAllMocks());

describe('on a server', () => {
  test('a date is in the field, as text below it, and as ISO for the form', () => {
    const markup = renderToString(
      <DatePicker name="day" defaultValue="2026-04-03" locale="en-GB" />,
    );
    expect(markup).toContain('value="03/04/2026"');
    expect(markup).toContain('Friday, 3 April 2026');
    expect(markup).toContain('name="day"');
    expect(markup).toContain('value="2026-04-03"');
    expect(markup).not.toContain('style=');
  });

  test('an open calendar is not rendered, and no word is parsed by the server’s clock', () => {
    const markup = renderToString(
      <>
        <DatePicker defaultOpen defaultText="tomorrow" />
        <DateRangePicker defaultOpen defaultText={{ from: 'today' }} />
      </>,
    );
    expect(markup).not.toContain('data-slot="calendar"');
    expect(markup).not.toContain('popover');
    expect(markup).toContain('value="tomorrow"');
    expect(markup).not.toContain('data-invalid');
    expect(markup).not.toContain(String(new Date().getFullYear()));
  });

  test('a date is not shifted by a clock change on its day', () => {
    const markup = renderToString(<DatePicker id="day" defaultValue="2026-03-29" locale="de" />);
    expect(markup).toContain('value="29.03.2026"');
    expect(markup).toContain('Sonntag, 29. März 2026');
  });
});

describe('invalid props', () => {
  test.each([
    [<DatePicker key="1" value="2026-02-31" />, 'DatePicker: `value`'],
    [<DatePicker key="2" defaultValue="tomorrow" />, 'DatePicker: `defaultValue`'],
    [<DatePicker key="3" min="2026-05-01" max="2026-04-01" />, 'DatePicker: `min`'],
    [<DatePicker key="4" max="2026-13-01" />, 'DatePicker: `max`'],
    [<DatePicker key="5" today="now" />, 'DatePicker: `today`'],
    [<DatePicker key="6" locale="en_US" />, 'DatePicker: `locale`'],
    [<DatePicker key="9" unavailable={['2026-02-31']} />, 'DatePicker: `unavailable`'],
    [
      <DateRangePicker key="7" value={{ from: '2026-04-10', to: '2026-04-01' }} />,
      'DateRangePicker: `value`',
    ],
    [
      <DateRangePicker key="8" value={{ from: '2026-02-31', to: null }} />,
      'DateRangePicker: `value.from`',
    ],
  ])('%# are named in a development error', (picker, sentence) => {
    expect(renderToString(picker)).toContain('data-slot="date-');
    expect(logged.mock.calls.flat().filter((text) => text.includes(sentence))).toHaveLength(1);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('a reversed range is marked invalid and can be swapped', () => {
    const range = { from: '2026-04-10', to: '2026-04-01' };
    const markup = renderToString(<DateRangePicker value={range} />);
    expect(markup).toContain('The last day is before the first');
    expect(markup).toContain('Swap them');
    expect(markup).toContain('data-invalid');
  });

  test('the reason of a day comes before that of its weekday, as in the calendar', () => {
    const unavailable = [
      { weekday: 7, reason: 'Closed on Sundays' },
      { date: '2026-04-05', reason: 'Easter' },
    ];
    const markup = renderToString(<DatePicker value="2026-04-05" unavailable={unavailable} />);
    expect(markup).toContain('Easter');
    expect(markup).not.toContain('Closed on Sundays');
  });

  test('a value outside of the limits is shown and marked invalid', () => {
    const markup = renderToString(<DatePicker value="2026-04-03" max="2026-03-31" />);
    expect(markup).toContain('value="04/03/2026"');
    expect(markup).toContain('Choose March 31, 2026 or earlier');
  });
});
