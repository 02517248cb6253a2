import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import type { FormControlProps } from '../../core/forms/use-field-control';
import { controlProps, namingProps, propsForRoot } from '../../core/props/split-props';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import type { TagDelimiter } from './split-tags';
import type { RejectedTag } from './tag-rules';
import type { TagInputLabels } from './words';

/** Cause of a change of the tags. */
export type TagChangeReason =
  | 'add'
  | 'paste'
  | 'edit'
  | 'remove'
  | 'move'
  | 'clear'
  | 'undo'
  | 'reset';

/** Cause of a change of the tags and the event behind it. */
export type TagChangeDetails = ChangeDetails<TagChangeReason>;

/** User action by which tags were rejected, and its event. */
export type TagRejectDetails = ChangeDetails<'add' | 'paste' | 'edit'>;

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

/** Props specific to the tag input. */
export interface TagInputOwnProps extends FormControlProps {
  /** Tags (controlled). */
  value?: ReadonlyArray<string>;
  /** Tags initially and after a form reset. Default: none. */
  defaultValue?: ReadonlyArray<string>;
  /** Called with all tags when tags are added, removed, moved or edited. */
  onValueChange?: (value: string[], details: TagChangeDetails) => void;
  /** Called when tags were rejected, with the reason for each. */
  onReject?: (rejected: RejectedTag[], details: TagRejectDetails) => void;
  /**
   * Character, string or pattern that ends a typed tag, and splits pasted text in addition to tabs and line
   * breaks. Default: the comma of any script; in pasted text, also the semicolon.
   */
  delimiter?: TagDelimiter | undefined;
  /** Whether Tab adds the typed text and stays in the field. Default: `false`. */
  addOnTab?: boolean | undefined;
  /**
   * What happens to typed text when focus leaves the input: `add` makes it a tag, `keep` leaves it there and blocks
   * submission until it is added or deleted, `clear` deletes it. Default: `add`.
   */
  blurBehavior?: 'add' | 'keep' | 'clear' | undefined;
  /** Whether duplicate tags are allowed. The comparison ignores case and Unicode form. Default: `false`. */
  allowDuplicates?: boolean | undefined;
  /** Maximum number of tags, shown by a counter. Default: no limit. */
  maxTags?: number | undefined;
  /** Maximum number of user-perceived characters of a tag: an emoji counts as one. Default: no limit. */
  maxLength?: number | undefined;
  /**
   * Returns the reason why a tag is invalid, a short phrase such as "not an address", or `null`. `tags` are
   * the tags before it.
   */
  validate?: ((tag: string, tags: readonly string[]) => string | null) | undefined;
  /** Suggestions while typing: an array, or a function that receives the text. Users can also type other tags. */
  suggestions?: TagSuggestions | undefined;
  /** Whether there is a button that removes all tags. Default: `false`. */
  clearable?: boolean;
  /** Placeholder of the text field, hidden where it does not fit beside the tags. */
  placeholder?: string;
  /** Labels that override the default ones. */
  labels?: Partial<TagInputLabels>;
  /** Name of each tag in the form; without a name, nothing is submitted. */
  name?: string | undefined;
}

type RootProps = Omit<
  ComponentProps<'div'>,
  keyof TagInputOwnProps | 'onChange' | 'children' | 'role' | 'autoFocus'
>;

/** Props of `TagInput`, including those of the root element. */
export interface TagInputProps extends TagInputOwnProps, RootProps {
  /** Name of the text field, if there is no visible label. */
  'aria-label'?: string | undefined;
  /** Id of the element that names the text field. */
  'aria-labelledby'?: string | undefined;
  /** Id of the element that describes the text field. */
  'aria-describedby'?: string | undefined;
}

/** Props that are not passed to the root element. */
type OwnNames = keyof TagInputOwnProps | keyof typeof namingProps;

// A record, not an array, so that the compiler reports missing names.
const ownProps = {
  value: 'own',
  defaultValue: 'own',
  onValueChange: 'own',
  onReject: 'own',
  delimiter: 'own',
  addOnTab: 'own',
  blurBehavior: 'own',
  allowDuplicates: 'own',
  maxTags: 'own',
  maxLength: 'own',
  validate: 'own',
  suggestions: 'own',
  clearable: 'own',
  placeholder: 'own',
  ...controlProps,
  ...namingProps,
} as const satisfies Record<OwnNames, 'own'>;

/** Returns the props of the root element: all except the tag input's own. */
export const rootProps = (props: TagInputProps) => propsForRoot(props, ownProps);

const isLimit = (value: unknown) => typeof value === 'number' && value >= 0;
const isFunction = (value: unknown) => typeof value === 'function';
const isText = (value: unknown) => typeof value === 'string' || value instanceof RegExp;

/** What props must be that callers without type checks may get wrong. */
const checks: Readonly<Record<string, [check: (value: unknown) => boolean, expected: string]>> = {
  maxTags: [isLimit, 'a number of 0 or more'],
  maxLength: [isLimit, 'a number of 0 or more'],
  delimiter: [isText, 'a string or a regular expression'],
  blurBehavior: [
    (value) => value === 'add' || value === 'keep' || value === 'clear',
    '"add", "keep" or "clear"',
  ],
  validate: [isFunction, 'a function'],
  suggestions: [
    (value) => Array.isArray(value) || isFunction(value),
    'an array of strings or a function that returns one',
  ],
};

/** Returns the props without those that are not usable, which log an error in development. */
export function usableProps(props: TagInputProps): TagInputProps {
  const usable: Record<string, unknown> = { ...props };
  for (const [prop, [check, expected]] of Object.entries(checks)) {
    if (usable[prop] === undefined || check(usable[prop])) continue;
    usable[prop] = undefined;
    if (inDevelopment) {
      reportProblem(
        'TagInput',
        prop,
        `must be ${expected}, so it is ignored. Pass ${expected}, or leave it out.`,
      );
    }
  }
  return usable;
}
