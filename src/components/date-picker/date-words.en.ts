import type { DateWords } from './date-words';

/** English words for days. */
export const labels: DateWords = {
  today: 'today|now',
  tomorrow: 'tomorrow|tmrw|tmr',
  yesterday: 'yesterday',
  overmorrow: 'day after tomorrow',
  ereyesterday: 'day before yesterday',
  ahead: 'in|from now|from today|later|hence',
  ago: 'ago|earlier|before today',
  next: 'next|coming',
  last: 'last|past|previous',
  this: 'this',
  days: 'day|days|d',
  weeks: 'week|weeks|wk|wks|w',
  months: 'month|months|mo|m',
  years: 'year|years|yr|yrs|y',
  numbers: ['a|an|one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ignored: 'st|nd|rd|th|of|the|on',
  others: { weds: '@3', thurs: '@4' },
};
