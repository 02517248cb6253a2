import {
  accountForm,
  forgotPasswordForm,
  loginForm,
  resetPasswordForm,
  signUpForm,
} from '../components/account-form/words';
import { calendar } from '../components/calendar/words';
import { colorInput, colorNames, colorPicker } from '../components/color-picker/words';
import { countrySelect } from '../components/country-select/words';
import { typedDates, datePicker } from '../components/date-picker/words';
import { dateTimePicker } from '../components/date-time-picker/words';
import { field } from '../components/field/words';
import { oneTimeCodeInput } from '../components/one-time-code-input/words';
import { pagination } from '../components/pagination/words';
import { passwordInput } from '../components/password-input/words';
import { typedPeriods, periodPicker } from '../components/period-picker/words';
import { qrCode } from '../components/qr-code/words';
import { ratingSummary } from '../components/rating/summary-words';
import { rating } from '../components/rating/words';
import { sanitizedHtml } from '../components/sanitized-html/words';
import { tagInput } from '../components/tag-input/words';
import { typedTimes, timeField } from '../components/time-field/words';
import { dialog } from '../primitives/dialog/words';
import { toast } from '../primitives/toast/words';
import { validation } from '../validation/messages';
import type { Language } from './language';

export type { Language } from './language';
export {
  accountForm,
  calendar,
  colorInput,
  colorNames,
  colorPicker,
  countrySelect,
  datePicker,
  dateTimePicker,
  dialog,
  field,
  forgotPasswordForm,
  loginForm,
  oneTimeCodeInput,
  pagination,
  passwordInput,
  periodPicker,
  qrCode,
  rating,
  ratingSummary,
  resetPasswordForm,
  sanitizedHtml,
  signUpForm,
  tagInput,
  timeField,
  toast,
  typedDates,
  typedPeriods,
  typedTimes,
  validation,
};

/** English, the language of every component without a provider. */
export const en: Language = {
  tag: 'en',
  accountForm,
  calendar,
  colorInput,
  colorNames,
  colorPicker,
  countrySelect,
  datePicker,
  dateTimePicker,
  dialog,
  field,
  forgotPasswordForm,
  loginForm,
  oneTimeCodeInput,
  pagination,
  passwordInput,
  periodPicker,
  qrCode,
  rating,
  ratingSummary,
  resetPasswordForm,
  sanitizedHtml,
  signUpForm,
  tagInput,
  timeField,
  toast,
  typedDates,
  typedPeriods,
  typedTimes,
  validation,
};
