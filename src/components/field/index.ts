export { ErrorSummary, type ErrorSummaryProps } from './error-summary';
export type { ErrorTiming } from './error-timing';
export { Field, type FieldProps } from './field';
export type { FieldControl } from './fit-control';
export { Form, type FormProps } from './form';
export type { FormHandle, FormState } from './form-handle';
export type {
  FieldErrors,
  FormAnswer,
  SubmitDetails,
  SubmitHandler,
  TypedSchema,
} from './form-options';
export type { FieldLabels } from '../../languages/language';
export { useField, type FieldState } from './use-field';
export { useForm } from './use-form';
export { useFormState } from './use-form-state';
