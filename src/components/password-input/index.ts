export { PasswordInput } from './password-input';
export type { PasswordInputProps } from './password-input-props';
export type { PasswordRating, PasswordScore } from './password-score';
export type { PasswordInputLabels } from '../../languages/language';
