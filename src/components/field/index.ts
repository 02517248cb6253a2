export { ErrorSummary, type ErrorSummaryProps } from './error-summary';
export type { ErrorTiming } from './error-timing';
export { Field, type FieldProps } from './field';
export type { FieldControl } from './field-children';
export { Form, type FormProps } from './form';
export type {
  FieldErrors,
  FieldState,
  FormAnswer,
  FormHandle,
  FormState,
  SubmitDetails,
  SubmitHandler,
  TypedSchema,
} from './form-types';
export type { FieldLabels } from './words';
export { useField, useForm, useFormState } from './use-form';
