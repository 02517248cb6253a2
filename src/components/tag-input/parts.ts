// Reading text as tags, and their rules. Copied components import them from the package.
export { isBlank, readPasted, readTyped } from './split-tags';
export { tagKey, validateTags, type TagRules, type ValidatedTags } from './tag-rules';
