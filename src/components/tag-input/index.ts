export { tagInputLabels, type TagInputLabels } from './labels';
export type { TagDelimiter } from './read-entries';
export { joinTags, splitTags } from './split-tags';
export { TagInput } from './tag-input';
export type {
  TagChangeDetails,
  TagChangeReason,
  TagInputProps,
  TagRejectDetails,
  TagSuggestions,
} from './tag-input-props';
export type { RejectedTag, TagProblem } from './validate-tags';
