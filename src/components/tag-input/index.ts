export type { TagInputLabels } from './words';
export { joinTags, splitTags, type TagDelimiter } from './split-tags';
export { TagInput } from './tag-input';
export type {
  RejectedTag,
  TagChangeDetails,
  TagChangeReason,
  TagInputProps,
  TagProblem,
  TagRejectDetails,
  TagSuggestions,
} from './tag-input-props';
