import type { DateWords } from './date-words';

/** German words for days. */
export const labels: DateWords = {
  today: 'heute',
  tomorrow: 'morgen',
  yesterday: 'gestern',
  overmorrow: 'übermorgen|uebermorgen',
  ereyesterday: 'vorgestern',
  ahead: 'in',
  ago: 'vor',
  next: 'nächste|nächsten|nächster|nächstes|naechste|naechsten|kommende|kommenden|kommender|kommendes',
  last: 'letzte|letzten|letzter|letztes|vorige|vorigen|voriger|voriges|vergangene|vergangenen|vergangener',
  this: 'dieser|diesen|diese|dieses|diesem',
  days: 'tag|tage|tagen|t',
  weeks: 'woche|wochen|wo|w',
  months: 'monat|monate|monaten|monats|m',
  years: 'jahr|jahre|jahren|jahres|j',
  numbers: [
    'ein|eine|einem|einer|einen',
    'zwei',
    'drei',
    'vier',
    'fünf|fuenf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
  ],
  ignored: 'am|im|den|der|dem|des|ten|ter|te',
  others: { maerz: '#3', jänner: '#1', jaenner: '#1', feber: '#2', sonnabend: '@6' },
};
