export { ErrorSummary, type ErrorSummaryProps } from './form/error-summary';
export type { ErrorTiming } from './error-timing';
export { Field, type FieldProps } from './field';
export type { FieldControl } from './field-children';
export { Form, type FormProps } from './form/form';
export type {
  FieldErrors,
  FormAnswer,
  FormHandle,
  FormState,
  SubmitDetails,
  SubmitHandler,
  TypedSchema,
} from './form/form-types';
export type { FieldLabels } from './words';
export { useField, type FieldState } from './use-field';
export { useForm } from './form/use-form';
export { useFormState } from './form/use-form-state';
