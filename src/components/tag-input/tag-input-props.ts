import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import type { TagInputLabels } from '../../languages/language';
import type { TagDelimiter } from './split-tags';
import type { RejectedTag } from './validate-tags';

/** Cause of a change of the tags. */
export type TagChangeReason =
  | 'add'
  | 'paste'
  | 'edit'
  | 'remove'
  | 'move'
  | 'bulk-edit'
  | 'clear'
  | 'undo'
  | 'reset';

/** Cause of a change of the tags and the event behind it. */
export type TagChangeDetails = ChangeDetails<TagChangeReason>;

/** User action by which tags were rejected, and its event. */
export type TagRejectDetails = ChangeDetails<'add' | 'paste' | 'edit' | 'bulk-edit'>;

/**
 * Suggestions: an array, or a function that returns one for the typed text. The latest call wins; the signal
 * of an older one is aborted.
 */
export type TagSuggestions =
  | readonly string[]
  | ((
      query: string,
      options: { signal: AbortSignal },
    ) => readonly string[] | Promise<readonly string[]>);

/** Own props of the tag input. */
export interface TagInputOwnProps {
  /** Tags (controlled). */
  value?: ReadonlyArray<string>;
  /** Tags initially and after a form reset. Default: none. */
  defaultValue?: ReadonlyArray<string>;
  /** Called with all tags when tags are added, removed, moved or edited. */
  onValueChange?: (value: string[], details: TagChangeDetails) => void;
  /** Called when tags were rejected, with the reason for each. */
  onReject?: (rejected: RejectedTag[], details: TagRejectDetails) => void;
  /**
   * Character, string or pattern that ends a typed tag, and splits a pasted text in addition to tabs and line
   * breaks. Default: the comma of any script; in a pasted text, also the semicolon.
   */
  delimiter?: TagDelimiter | undefined;
  /** Whether Tab adds the typed text and stays in the field. Default: `false`. */
  addOnTab?: boolean | undefined;
  /**
   * What happens to typed text when focus leaves the input: `add` makes it a tag, `keep` leaves it there and blocks
   * submission until it is added or deleted, `clear` deletes it. Default: `add`.
   */
  blurBehavior?: 'add' | 'keep' | 'clear' | undefined;
  /** Whether duplicate tags are allowed. The comparison ignores case and Unicode form. Default: `reject`. */
  duplicates?: 'reject' | 'allow' | undefined;
  /** Maximum number of tags, shown by a counter. Default: no limit. */
  max?: number | undefined;
  /** Maximum number of user-perceived characters of a tag: an emoji counts as one. Default: no limit. */
  maxLength?: number | undefined;
  /**
   * Returns the reason why a tag is invalid, a short phrase such as "not an address", or `null`. `tags` are
   * the tags before it.
   */
  validate?: ((tag: string, tags: readonly string[]) => string | null) | undefined;
  /** Suggestions while typing: an array, or a function that receives the text. Other tags can be typed, too. */
  suggestions?: TagSuggestions | undefined;
  /** Whether there is a button that opens all tags as text, one per line. Default: `false`. */
  bulkEdit?: boolean;
  /** Whether there is a button that removes all tags. Default: `false`. */
  clearable?: boolean;
  /** Placeholder while there are no tags. */
  placeholder?: string;
  /** BCP 47 tag for labels, numbers and the comparison of tags. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<TagInputLabels>;
  /** Name of each tag in the form; without a name, nothing is submitted. */
  name?: string | undefined;
  /** Id of the form, if the input is outside of it. */
  form?: string;
  /** Whether at least one tag is required to submit the form. */
  required?: boolean;
  /** Whether the input is disabled: neither focusable nor submitted. */
  disabled?: boolean;
  /** Whether the tags can be copied and are submitted but not editable. */
  readOnly?: boolean;
  /** Whether the value is invalid. */
  invalid?: boolean;
}

type RootProps = Omit<
  ComponentProps<'div'>,
  keyof TagInputOwnProps | 'onChange' | 'children' | 'role' | 'autoFocus'
>;

/** Props of `TagInput`, including those of the root element. */
export interface TagInputProps extends TagInputOwnProps, RootProps {
  /** Name of the text field, if there is no visible label. */
  'aria-label'?: string;
  /** Id of the element that names the text field. */
  'aria-labelledby'?: string;
  /** Id of the element that describes the text field. */
  'aria-describedby'?: string;
}
