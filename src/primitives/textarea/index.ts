export { Textarea, type TextareaProps } from './textarea';
export type { TextChangeDetails, TextChangeReason } from '../../core/forms/use-text';
