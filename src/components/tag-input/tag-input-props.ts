import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import type { RejectedTag } from './judge-tags';
import type { TagInputLabels } from './labels';
import type { TagDelimiter } from './read-entries';

/** What made the tags change. */
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

/** Facts about a change of the tags. */
export type TagChangeDetails = ChangeDetails<TagChangeReason>;

/** Facts about tags that were not taken: what the reader did and the event behind it. */
export type TagRejectDetails = ChangeDetails<'add' | 'paste' | 'edit' | 'bulk-edit'>;

/**
 * Tags to choose from: a list, or a function that answers one for what is typed. The newest call wins; the signal
 * of an older one is aborted.
 */
export type TagSuggestions =
  | readonly string[]
  | ((
      query: string,
      options: { signal: AbortSignal },
    ) => readonly string[] | Promise<readonly string[]>);

/** Props that the tag input keeps to itself. */
export interface TagInputOwnProps {
  /** Tags, owned by the parent. */
  value?: ReadonlyArray<string>;
  /** Tags at the beginning. Default: none. */
  defaultValue?: ReadonlyArray<string>;
  /** Called when tags are added, removed, moved or edited, with all of them. */
  onValueChange?: (value: string[], details: TagChangeDetails) => void;
  /** Called when tags were not taken, with the reason of each. */
  onReject?: (rejected: RejectedTag[], details: TagRejectDetails) => void;
  /**
   * Sign, text or pattern that ends a tag when it is typed, and divides a pasted text beside tabs and line ends.
   * Default: the comma of any script, and in a pasted text the semicolon.
   */
  delimiter?: TagDelimiter;
  /** Whether Tab adds what is typed and stays, before it moves on. Default: `false`. */
  addOnTab?: boolean;
  /**
   * What happens to a typed text that is left: `add` makes it a tag, `keep` leaves it there and holds the form back
   * until it is added or deleted, `clear` takes it away. Default: `add`.
   */
  blurBehavior?: 'add' | 'keep' | 'clear';
  /** Whether a tag may be there twice. Tags are the same without regard to case and Unicode form. Default: `reject`. */
  duplicates?: 'reject' | 'allow';
  /** Greatest number of tags; a counter shows it. Default: no limit. */
  max?: number;
  /** Greatest number of characters of a tag, counted as a reader does. Default: no limit. */
  maxLength?: number;
  /** Reason against a tag, a short phrase such as "not an address"; `null` takes it. `tags` are those before it. */
  validate?: (tag: string, tags: readonly string[]) => string | null;
  /** Tags to choose from while typing: a list, or a function of the text. Others can be typed all the same. */
  suggestions?: TagSuggestions;
  /** Whether a button opens all tags as a text, one a line. Default: `false`. */
  bulkEdit?: boolean;
  /** Whether a button removes all tags. Default: `false`. */
  clearable?: boolean;
  /** Text of the field while there is no tag. */
  placeholder?: string;
  /** BCP 47 tag for words, numbers and the comparison of tags. Default: the provider's, else `en`. */
  locale?: string;
  /** Words that replace the shipped ones. */
  labels?: Partial<TagInputLabels>;
  /** Name under which the form submits each tag; without one nothing is submitted. */
  name?: string;
  /** Id of a form that the input does not stand in. */
  form?: string;
  /** Whether a tag must be there before the form can be sent. */
  required?: boolean;
  /** Whether the input is out of use: not focusable, not submitted. */
  disabled?: boolean;
  /** Whether the tags can be read, copied and submitted, not changed. */
  readOnly?: boolean;
  /** Whether the value is wrong; drawn as an error. */
  invalid?: boolean;
}

type RootProps = Omit<
  ComponentProps<'div'>,
  keyof TagInputOwnProps | 'onChange' | 'children' | 'role' | 'autoFocus'
>;

/** Props of `TagInput`: its own and those of the root element. */
export interface TagInputProps extends TagInputOwnProps, RootProps {
  /** Name of tags and field, where no visible label gives one. */
  'aria-label'?: string;
  /** Id of the element that names tags and field. */
  'aria-labelledby'?: string;
  /** Id of the element that describes the field. */
  'aria-describedby'?: string;
}
