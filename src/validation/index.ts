export { email, type EmailParams } from './email';
export { alphanumeric, type AlphanumericParams } from './letters';
export {
  messageOf,
  validation as englishMessages,
  type Message,
  type MessageOptions,
  type MessageOverrides,
  type Messages,
  type MessageTools,
  type ValidationMessages,
} from './messages';
export {
  custom,
  toRules,
  type CheckedRuleText,
  type CustomParams,
  type RuleLike,
  type Rules,
  type SchemaResult,
  type StandardSchema,
} from './parse';
export {
  accepted,
  confirmed,
  digits,
  integer,
  isEmpty,
  max,
  maxLength,
  min,
  minLength,
  pattern,
  required,
  type Check,
  type ConfirmedParams,
  type DigitsParams,
  type Issue,
  type LengthParams,
  type MaxParams,
  type MinParams,
  type NumberLike,
  type PatternParams,
  type RequiredParams,
  type Rule,
  type RuleContext,
  type Verdict,
} from './rules';
export { validate, validateSync, type ValidateOptions } from './validate';
