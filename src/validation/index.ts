export { accepted } from './accepted';
export { alphanumeric, type AlphanumericParams } from './alphanumeric';
export { max, min, type MaxParams, type MinParams, type NumberLike } from './bounds';
export { confirmed, type ConfirmedParams } from './confirmed';
export { custom, type CustomParams } from './custom';
export { digits, type DigitsParams } from './digits';
export { email, type EmailParams } from './email';
export { integer } from './integer';
export { maxLength, minLength, type LengthParams } from './length';
export { validation as englishMessages, type ValidationMessages } from './messages';
export {
  messageOf,
  type Message,
  type MessageOptions,
  type MessageOverrides,
  type Messages,
  type MessageTools,
} from './message-of';
export { pattern, type PatternParams } from './pattern';
export { required, type RequiredParams } from './required';
export type { CheckedRuleText } from './rule-text';
export type { Check, Issue, Rule, RuleContext, Verdict } from './rule';
export {
  toRules,
  type RuleLike,
  type Rules,
  type SchemaResult,
  type StandardSchema,
} from './to-rules';
export { validate, validateSync, type ValidateOptions } from './validate';
export { isEmpty } from './value-text';
