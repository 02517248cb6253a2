export { PasswordInput } from './password-input';
export type { PasswordInputProps, PasswordRating, PasswordScore } from './password-input-props';
export type { PasswordInputLabels } from './words';
