export type { TagInputLabels } from './words';
export { joinTags, splitTags, type TagDelimiter } from './split-tags';
export { TagInput } from './tag-input';
export type {
  TagChangeDetails,
  TagChangeReason,
  TagInputProps,
  TagRejectDetails,
  TagSuggestions,
} from './tag-input-props';
export type { RejectedTag, TagProblem } from './tag-rules';
