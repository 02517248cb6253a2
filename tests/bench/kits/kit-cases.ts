/** Imports of a kit for the same widget, as its docs show them. */
export interface KitCase {
  /** Name of Tessera's component. */
  component: string;
  kit: keyof typeof kits;
  /** Statements of the entry. */
  code: string;
}

/** Kits with the packages that they need, at exact versions. */
export const kits = {
  'Ant Design': { antd: '6.6.8', dayjs: '1.11.23' },
  MUI: {
    '@mui/material': '9.5.0',
    '@mui/x-date-pickers': '9.17.0',
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    dayjs: '1.11.23',
  },
  Mantine: {
    '@mantine/core': '9.7.4',
    '@mantine/hooks': '9.7.4',
    '@mantine/dates': '9.7.4',
    dayjs: '1.11.23',
  },
  'React Aria Components': { 'react-aria-components': '1.22.1' },
} as const satisfies Record<string, Record<string, string>>;

const muiDates = `export { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';`;

/** Parts of an open calendar in React Aria Components. */
const ariaCalendar = 'Button, CalendarCell, CalendarGrid, Heading';

const ariaDates = `${ariaCalendar}, DateInput, DateSegment, Dialog, Group, Label, Popover`;

/** What is measured: one import for each kit that has the widget. Data, such as names of countries, is not part of any kit. */
export const kitCases: readonly KitCase[] = [
  antd('Calendar', 'Calendar'),
  mantineDates('Calendar', 'DatePicker'),
  mui('Calendar', 'DateCalendar', 'x-date-pickers'),
  aria('Calendar', `Calendar, ${ariaCalendar}`),
  antd('ColorPicker', 'ColorPicker'),
  mantine('ColorPicker', 'ColorPicker'),
  aria(
    'ColorPicker',
    'ColorArea, ColorField, ColorPicker, ColorSlider, ColorThumb, Input, Label, SliderTrack',
  ),
  mantine('ColorInput', 'ColorInput'),
  antd('DatePicker', 'DatePicker'),
  mantineDates('DatePicker', 'DateInput'),
  mui('DatePicker', 'DatePicker', 'x-date-pickers'),
  aria('DatePicker', `Calendar, DatePicker, ${ariaDates}`),
  antd('DateRangePicker', 'DatePicker'),
  mantineDates('DateRangePicker', 'DatePickerInput'),
  aria('DateRangePicker', `DateRangePicker, RangeCalendar, ${ariaDates}`),
  antd('DateTimePicker', 'DatePicker'),
  mantineDates('DateTimePicker', 'DateTimePicker'),
  mui('DateTimePicker', 'DateTimePicker', 'x-date-pickers'),
  antd('OneTimeCodeInput', 'Input'),
  mantine('OneTimeCodeInput', 'PinInput'),
  antd('Pagination', 'Pagination'),
  mantine('Pagination', 'Pagination'),
  mui('Pagination', 'Pagination'),
  antd('PasswordInput', 'Input'),
  mantine('PasswordInput', 'PasswordInput'),
  antd('QrCode', 'QRCode'),
  antd('Rating', 'Rate'),
  mantine('Rating', 'Rating'),
  mui('Rating', 'Rating'),
  antd('TagInput', 'Select'),
  mantine('TagInput', 'TagsInput'),
  mui(
    'TagInput',
    'Autocomplete',
    'material',
    `export { default as TextField } from '@mui/material/TextField';`,
  ),
  antd('TimeField', 'TimePicker'),
  mantineDates('TimeField', 'TimePicker'),
  mui('TimeField', 'TimePicker', 'x-date-pickers'),
  aria('TimeField', 'DateInput, DateSegment, Label, TimeField'),
];

function antd(component: string, name: string): KitCase {
  return { component, kit: 'Ant Design', code: `export { ${name} } from 'antd';` };
}

function mantine(component: string, name: string): KitCase {
  return {
    component,
    kit: 'Mantine',
    code: `export { MantineProvider, ${name} } from '@mantine/core';`,
  };
}

function mantineDates(component: string, name: string): KitCase {
  const code = `export { MantineProvider } from '@mantine/core';
export { ${name} } from '@mantine/dates';`;
  return { component, kit: 'Mantine', code };
}

function mui(
  component: string,
  name: string,
  from: 'material' | 'x-date-pickers' = 'material',
  more = '',
): KitCase {
  const own =
    from === 'material'
      ? `export { default as ${name} } from '@mui/material/${name}';`
      : `${muiDates}\nexport { ${name} } from '@mui/x-date-pickers/${name}';`;
  return { component, kit: 'MUI', code: `${own}\n${more}` };
}

function aria(component: string, names: string): KitCase {
  return {
    component,
    kit: 'React Aria Components',
    code: `export { ${names} } from 'react-aria-components';`,
  };
}
