import type {
  AccountFormLabels,
  ForgotPasswordFormLabels,
  LoginFormLabels,
  ResetPasswordFormLabels,
  SignUpFormLabels,
} from '../components/account-form/words';
import type { CalendarLabels } from '../components/calendar/words';
import type {
  ColorInputLabels,
  ColorNames,
  ColorPickerLabels,
} from '../components/color-picker/words';
import type { CountrySelectLabels } from '../components/country-select/words';
import type { TypedDates, DatePickerLabels } from '../components/date-picker/words';
import type { DateTimePickerLabels } from '../components/date-time-picker/words';
import type { FieldLabels } from '../components/field/words';
import type { OneTimeCodeInputLabels } from '../components/one-time-code-input/words';
import type { PaginationLabels } from '../components/pagination/words';
import type { PasswordInputLabels } from '../components/password-input/words';
import type { TypedPeriods, PeriodPickerLabels } from '../components/period-picker/words';
import type { QrCodeLabels } from '../components/qr-code/words';
import type { RatingSummaryLabels } from '../components/rating/summary-words';
import type { RatingLabels } from '../components/rating/words';
import type { SanitizedHtmlLabels } from '../components/sanitized-html/words';
import type { TagInputLabels } from '../components/tag-input/words';
import type { TypedTimes, TimeFieldLabels } from '../components/time-field/words';
import type { DialogLabels } from '../primitives/dialog/words';
import type { ToastLabels } from '../primitives/toast/words';
import type { ValidationMessages } from '../validation/messages';

/** Texts of every component in one language. The compiler reports missing ones. */
export interface Language {
  /** BCP 47 tag: `de`, `pt-BR`. */
  tag: string;
  accountForm: AccountFormLabels;
  calendar: CalendarLabels;
  colorInput: ColorInputLabels;
  colorNames: ColorNames;
  colorPicker: ColorPickerLabels;
  countrySelect: CountrySelectLabels;
  datePicker: DatePickerLabels;
  dateTimePicker: DateTimePickerLabels;
  dialog: DialogLabels;
  field: FieldLabels;
  forgotPasswordForm: ForgotPasswordFormLabels;
  loginForm: LoginFormLabels;
  oneTimeCodeInput: OneTimeCodeInputLabels;
  pagination: PaginationLabels;
  passwordInput: PasswordInputLabels;
  periodPicker: PeriodPickerLabels;
  qrCode: QrCodeLabels;
  rating: RatingLabels;
  ratingSummary: RatingSummaryLabels;
  resetPasswordForm: ResetPasswordFormLabels;
  sanitizedHtml: SanitizedHtmlLabels;
  signUpForm: SignUpFormLabels;
  tagInput: TagInputLabels;
  timeField: TimeFieldLabels;
  toast: ToastLabels;
  typedDates: TypedDates;
  typedPeriods: TypedPeriods;
  typedTimes: TypedTimes;
  validation: ValidationMessages;
}
