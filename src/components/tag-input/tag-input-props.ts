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

/** What the user did when tags were rejected, and the event behind it. */
export type TagRejectDetails = ChangeDetails<'add' | 'paste' | 'edit' | 'bulk-edit'>;

/**
 * Tags to choose from: a list, or a function that returns one for the typed text. The newest call wins; the signal
 * of an older one is aborted.
 */
export type TagSuggestions =
  | readonly string[]
  | ((
      query: string,
      options: { signal: AbortSignal },
    ) => readonly string[] | Promise<readonly string[]>);

/** Props of the tag input that do not go to its root element. */
export interface TagInputOwnProps {
  /** Tags, owned by the parent. */
  value?: ReadonlyArray<string>;
  /** Tags at the beginning, and after a reset of the form. Default: none. */
  defaultValue?: ReadonlyArray<string>;
  /** Called when tags are added, removed, moved or edited, with all of them. */
  onValueChange?: (value: string[], details: TagChangeDetails) => void;
  /** Called when tags were rejected, with the reason for each. */
  onReject?: (rejected: RejectedTag[], details: TagRejectDetails) => void;
  /**
   * Character, text or pattern that ends a tag when it is typed, and divides a pasted text, as tabs and line ends do.
   * Default: the comma of any script, and in a pasted text the semicolon too.
   */
  delimiter?: TagDelimiter | undefined;
  /** Whether Tab adds the typed text and stays in the field. Default: `false`. */
  addOnTab?: boolean | undefined;
  /**
   * What happens to typed text when focus leaves the input: `add` makes it a tag, `keep` leaves it there and blocks
   * submission until it is added or deleted, `clear` deletes it. Default: `add`.
   */
  blurBehavior?: 'add' | 'keep' | 'clear' | undefined;
  /** Whether a tag may be there twice. Tags are the same without regard to case and Unicode form. Default: `reject`. */
  duplicates?: 'reject' | 'allow' | undefined;
  /** Greatest number of tags; a counter shows it. Default: no limit. */
  max?: number | undefined;
  /** Greatest number of characters of a tag, counted as users do: an emoji is one. Default: no limit. */
  maxLength?: number | undefined;
  /** Returns a reason against a tag, a short phrase such as "not an address", or `null`. `tags` are those before it. */
  validate?: ((tag: string, tags: readonly string[]) => string | null) | undefined;
  /** Tags to choose from while typing: a list, or a function of the text. Other tags can be typed too. */
  suggestions?: TagSuggestions | undefined;
  /** Whether a button opens all tags as a text, one per line. Default: `false`. */
  bulkEdit?: boolean;
  /** Whether a button removes all tags. Default: `false`. */
  clearable?: boolean;
  /** Placeholder of the field while there is no tag. */
  placeholder?: string;
  /** BCP 47 tag for labels, numbers and the comparison of tags. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Labels that replace the shipped ones. */
  labels?: Partial<TagInputLabels>;
  /** Name under which the form submits each tag; without one nothing is submitted. */
  name?: string | undefined;
  /** Id of a form that does not contain the input. */
  form?: string;
  /** Whether the form can be submitted only with a tag. */
  required?: boolean;
  /** Whether the input is disabled: not focusable, not submitted. */
  disabled?: boolean;
  /** Whether the tags can be copied and submitted but not changed. */
  readOnly?: boolean;
  /** Whether the value is invalid; drawn as an error. */
  invalid?: boolean;
}

type RootProps = Omit<
  ComponentProps<'div'>,
  keyof TagInputOwnProps | 'onChange' | 'children' | 'role' | 'autoFocus'
>;

/** Props of `TagInput`: its own and those of the root element. */
export interface TagInputProps extends TagInputOwnProps, RootProps {
  /** Name of the text field, where no visible label gives one. */
  'aria-label'?: string;
  /** Id of the element that names the text field. */
  'aria-labelledby'?: string;
  /** Id of the element that describes the text field. */
  'aria-describedby'?: string;
}
