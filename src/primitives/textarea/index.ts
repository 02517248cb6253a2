export { Textarea, type TextareaProps } from './textarea';
export type { TextChangeDetails, TextChangeReason } from '../../internals/forms/use-text';
