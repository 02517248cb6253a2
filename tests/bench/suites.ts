import { closedCycle, closedServer, dateSuites } from './date-suites.ts';
import {
  callRun,
  cycle,
  dragStep,
  openAndClose,
  pressPart,
  renderAgain,
  typeKey,
} from './measures.ts';
import { addTag } from './plans/add-tag.ts';
import { hostilePlans } from './plans/hostile-plans.ts';
import { failedSubmit, firstError, keyUnderError } from './plans/measure-errors.ts';
import { browserPlan, cyclePlan, heapPlan, serverPlan, type Suite } from './suite.ts';

const plainForm = { by: 'floor', against: 'a form of native elements' } as const;

/** An account form with a password beside native elements and React state. */
const accountFormSuite = (
  title: string,
  goals: { cycle: number; key: number; server: number },
): Suite => ({
  title,
  against: plainForm.against,
  measures: [
    { ...cyclePlan(goals.cycle), ...plainForm },
    { ...browserPlan('key', 'Keystroke into the password', typeKey(), goals.key), ...plainForm },
    {
      ...browserPlan('reveal', 'Showing and hiding the password', pressPart('reveal'), 2),
      ...plainForm,
    },
    heapPlan,
    { ...serverPlan(goals.server), ...plainForm },
  ],
});

const hookForm = { by: 'reactHookForm', against: 'react-hook-form' } as const;
const formik = { by: 'formik', against: 'formik' } as const;
const firstErrorPlan = browserPlan('error', 'First error shown', firstError, 1);
const submitPlan = browserPlan('submit', 'Failed submit of eight empty fields', failedSubmit, 1);

const tenOrMillion = { of: 'millionPages', by: 'tenPages', against: '10 pages' } as const;
const plainList = {
  of: 'threeTags',
  by: 'floor',
  against: 'a list of buttons and an input',
} as const;

/** All suites, by the module of their cases. */
export const suites: Readonly<Record<string, Suite>> = {
  ...dateSuites,
  // With as many parts as the bare one has: an area and a hue.
  'color-picker': {
    title: 'ColorPicker',
    against: 'HexColorPicker of react-colorful',
    measures: [
      cyclePlan(2),
      browserPlan('drag', 'Step of a drag', dragStep, 1.2),
      {
        ...cyclePlan(3, 'Mount, layout and unmount of 100, with the text field'),
        id: 'whole',
        of: 'withText',
      },
      heapPlan,
      serverPlan(3),
    ],
  },
  'country-select': {
    title: 'CountrySelect',
    against: 'react-select with 250 names',
    measures: [
      closedCycle(1.15),
      browserPlan('open', 'Open and close', openAndClose, 1),
      browserPlan('key', 'Keystroke over 250 countries', typeKey(['a', 'Backspace']), 0.7),
      heapPlan,
      closedServer(1.1),
    ],
  },
  // Eight native inputs with the same rules, ours and others'. All render the same parts: a label with a required mark
  // from the style sheet, and an error that describes the input. With the others this is up to the application, so the
  // cases use as few elements as possible: one paragraph for an error, none without one. A failed submit moves focus to
  // the first invalid field, which Formik also leaves to the application.
  field: {
    title: 'Form of eight fields',
    against: 'react-hook-form',
    measures: [
      { ...browserPlan('key', 'Keystroke', typeKey(), 1), ...hookForm },
      { ...browserPlan('key-error', 'Keystroke under an error', keyUnderError, 1), ...hookForm },
      {
        ...browserPlan('key-many', 'Keystroke among 200 fields', typeKey(), 1.2),
        of: 'manyFields',
        by: 'ours',
        against: 'the form of eight',
      },
      { ...firstErrorPlan, ...hookForm },
      { ...firstErrorPlan, id: 'error-formik', ...formik },
      { ...submitPlan, ...hookForm },
      { ...submitPlan, id: 'submit-formik', ...formik },
      { ...cyclePlan(1.2), ...formik },
      { ...cyclePlan(4), id: 'cycle-floor', by: 'floor', against: 'native inputs alone' },
      heapPlan,
      { ...serverPlan(10), absolute: true },
    ],
  },
  'forgot-password-form': {
    title: 'Forgot-password form',
    against: plainForm.against,
    measures: [
      { ...cyclePlan(6), ...plainForm },
      { ...browserPlan('key', 'Keystroke into the address', typeKey(), 2), ...plainForm },
      heapPlan,
      { ...serverPlan(9), ...plainForm },
    ],
  },
  'login-form': accountFormSuite('Login form', { cycle: 3.5, key: 1.7, server: 8 }),
  'one-time-code-input': {
    title: 'OneTimeCodeInput',
    against: 'an input and six tiles',
    measures: [
      cyclePlan(4),
      browserPlan('key', 'Keystroke into the code', typeKey(['1', 'Backspace']), 3),
      heapPlan,
      serverPlan(5),
    ],
  },
  // The bare package has no style sheet. Very many pages are compared with few.
  pagination: {
    title: 'Pagination',
    against: 'react-paginate',
    measures: [
      cyclePlan(1.15),
      browserPlan('next', 'Next page', pressPart('next', 'previous'), 1.5),
      {
        ...browserPlan('many', '1 000 000 pages, mounted 100 times', cycle(100), 1.2),
        ...tenOrMillion,
      },
      {
        ...browserPlan('many-next', 'Next page of 1 000 000', pressPart('next', 'previous'), 1.2),
        ...tenOrMillion,
      },
      heapPlan,
      serverPlan(1.5),
    ],
  },
  'password-input': {
    title: 'PasswordInput',
    against: 'an input and a button',
    measures: [
      cyclePlan(5),
      browserPlan('key', 'Keystroke', typeKey(), 3),
      browserPlan('reveal', 'Showing and hiding the password', pressPart('reveal'), 3),
      heapPlan,
      serverPlan(6),
    ],
  },
  // Every mount has a new value.
  'qr-code': {
    title: 'QrCode',
    against: 'QRCodeSVG of qrcode.react, the same code',
    measures: [
      cyclePlan(1.05),
      {
        ...cyclePlan(1.2, 'Mount, layout and unmount of 100, with link and button'),
        id: 'whole',
        of: 'whole',
      },
      {
        ...browserPlan(
          'long',
          'Mount, layout and unmount of 10 with 1 500 characters, link and button',
          cycle(10),
          1.05,
        ),
        of: 'oursLong',
        by: 'bareLong',
      },
      {
        ...browserPlan('again', 'The same 1 500 characters again, 10 codes', renderAgain(10), 0.3),
        of: 'oursLong',
        by: 'bareLong',
      },
      heapPlan,
      serverPlan(1.05),
    ],
  },
  rating: {
    title: 'Rating',
    against: 'five native radio buttons with labels in a field set',
    measures: [
      cyclePlan(1.5),
      browserPlan('select', 'Select a star', pressPart('high', 'low'), 1.5),
      heapPlan,
      { ...serverPlan(3), absolute: true },
    ],
  },
  'reset-password-form': accountFormSuite('Reset-password form', { cycle: 5, key: 2, server: 9 }),
  'sanitized-html': {
    title: 'SanitizedHtml',
    against: 'dompurify and innerHTML',
    measures: [
      ...(
        [
          ['10kb', '10 kB', 10, 1.2],
          ['100kb', '100 kB', 3, 1.05],
          ['1mb', '1 MB', 1, 1.05],
        ] as const
      ).map(([size, name, times, goal]) => ({
        ...browserPlan(size, `Clean and show ${name}`, callRun(times), goal),
        of: `ours${size}`,
        by: `bare${size}`,
      })),
      cyclePlan(1.5),
      browserPlan('again', 'The same HTML again, 100 comments', renderAgain(100), 0.5),
      heapPlan,
    ],
  },
  // HTML whose cleaning or layout could freeze the page, compared with the raw HTML, layout included.
  'sanitized-html-hostile': {
    title: 'SanitizedHtml',
    against: 'innerHTML',
    measures: hostilePlans,
  },
  'sign-up-form': accountFormSuite('Sign-up form', { cycle: 4.5, key: 2, server: 8 }),
  // With 999 tags compared with none, and with three compared with plain HTML.
  'tag-input': {
    title: 'Tag input',
    against: 'the same without tags',
    measures: [
      { ...cyclePlan(5), ...plainList },
      {
        ...browserPlan('key', 'Keystroke with 999 tags', typeKey(), 2),
        of: 'manyTags',
        by: 'ours',
      },
      {
        ...browserPlan('add', 'Adding the 1000th tag', addTag, 16),
        of: 'manyTags',
        absolute: true,
      },
      {
        ...browserPlan('mount', 'Mounting 999 tags', cycle(1), 115),
        of: 'manyTags',
        absolute: true,
      },
      heapPlan,
      { ...serverPlan(10), ...plainList },
    ],
  },
  // Below 2 ms for all ten rules on a string, although 5 ms for each would be fast enough.
  validation: {
    title: 'Validation',
    against: 'nothing',
    measures: [
      {
        ...browserPlan('long-texts', 'Ten rules on 30 traps of 50 000 characters', callRun(3), 50),
        absolute: true,
      },
    ],
  },
};
