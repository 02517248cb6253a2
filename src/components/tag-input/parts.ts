// Reading text as tags, their rules, their state and its messages. Copied components import them from the package.
export { isBlank, readPasted, readTyped } from './split-tags';
export { tagTexts, useTagAnnouncements, type TagNotice, type TagTexts } from './tag-messages';
export { tagKey, validateTags, type TagRules, type ValidatedTags } from './tag-rules';
export { useSuggestionList } from './tag-suggestions';
export { useTagGrid, type EndEditing } from './use-tag-grid';
export { useTags, useTwins, type Tags } from './use-tags';
