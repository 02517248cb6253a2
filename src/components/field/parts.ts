// Copied fields and forms have looks of their own. The stores, rules and contexts stay in the package, so that copies share
// them with installed components.
export { timingActionOf, type TimingEvent } from './error-timing';
export { FieldContent, type ContentKind } from './field-content';
export {
  allRules,
  checkValue,
  includesRequired,
  inferAttributes,
  issueText,
  readRules,
  type CheckedValue,
} from './field-rules';
export { FieldStore, type FieldForm } from './field-store';
export { FormStore } from './form-store';
export type { FieldSettings, FieldStatus, FormOptions, FormTexts } from './form-types';
export { identityOf, isSame, nestValues, valueAt, type SchemaReading } from './form-values';
export { FieldStoreContext, FormContext, outsideForm, storeOf, useFieldStore } from './use-form';
