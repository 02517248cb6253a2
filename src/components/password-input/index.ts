export { PasswordInput, type PasswordInputProps } from './password-input';
export type { PasswordInputLabels } from './words';
export type { PasswordRating, PasswordScore } from './zxcvbn-rating';
