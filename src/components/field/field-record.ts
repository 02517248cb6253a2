import type { Issue } from '../../validation';
import type { FieldProps } from './field';
import type { ControlKind } from './fit-control';
import type { FormStore } from './form-store';
import { withEngine } from './load-engine';
import type { NativeControl } from './native-control';
import { valueAt } from './values-by-name';

/** What of a field is drawn; another object where, and only where, it has to be drawn anew. */
export interface FieldView {
  /** Issues that are shown. */
  issues: readonly Issue[];
  /** Whether a rule waits for its answer. */
  pending: boolean;
  /** Whether the field was judged for the reader to see, and is right. */
  passed: boolean;
  /** Value of a control that the form drives. */
  value: unknown;
  /** Value that a reset brings back. */
  initial: unknown;
  /** Number of the widget that is drawn, where a reset has taken another one. */
  life?: number;
}

/** Flags of a field; those that are the opposite of another are left out. */
export interface FieldFlags {
  touched: boolean;
  dirty: boolean;
  changed: boolean;
  validated: boolean;
  /** Newest verdict, silent or not; `null` before the first. */
  valid: boolean | null;
}

/** Question to the rules of a field that waits for its answer. */
interface Run {
  controller: AbortController;
  answer: Promise<boolean>;
  /** Change of the form that it is about. */
  version: number;
  /** Whether it waited for a pause in typing first. */
  late: boolean;
  /** Whether the answer is for the reader to see. */
  show: boolean;
}

/** One field in the store of its form. */
export interface FieldRecord {
  readonly name: string;
  readonly store: FormStore;
  /** Props of the component, as they were drawn last. */
  options: FieldProps;
  /** Id of the control inside. */
  controlId: string;
  /** Element of the field while it is on the page. */
  root?: HTMLElement | null;
  readonly kind: ControlKind;
  /** Whether the value is read from native controls, or what a component last told. */
  native: boolean;
  /** Whether a component tells the value. */
  driven?: boolean;
  value: unknown;
  flags: FieldFlags;
  view: FieldView;
  /** Whether a server found the errors that are shown. */
  accused: boolean;
  /** Question that waits for its answer. */
  run?: Run | null;
  /** Whether a verdict on the value was shown. */
  judged?: boolean;
  /** Control that stands for the field, where it was looked for. */
  control?: HTMLElement | null;
  /** What the rules found, in the words that hold the form back. */
  sentence?: string;
  /** Control that holds the form back, and its text. */
  told?: { control: NativeControl; sentence: string } | null;
  /** What of it was drawn last, and how it is drawn anew. */
  drawn?: FieldView;
  redraw?: () => void;
  /** What puts on the page with the next drawing what React does not draw. */
  draw?: ((field: FieldRecord) => void) | undefined;
  /** Flags that are on the page, where they are others than at the beginning. */
  drawnFlags?: readonly string[];
  listeners?: Set<() => void>;
  subscribe: (listener: () => void) => () => void;
  /** Ref of the last part of the field, through which its element is found. */
  attach: (part: HTMLElement | null) => () => void;
  /** Takes over what a component tells. */
  change: (value: unknown, details?: { reason?: string }) => void;
  /** Takes note that a component was left. */
  leave: () => void;
  /** Takes over what the component was told. */
  adopt: (options: FieldProps, controlId: string, drawn: FieldView, redraw: () => void) => void;
}

/** Flags of a field that nobody came near. */
export const fresh: FieldFlags = {
  touched: false,
  dirty: false,
  changed: false,
  validated: false,
  valid: null,
};

/** Record of a field before it is on the page. */
export function createField(store: FormStore, name: string, kind: ControlKind): FieldRecord {
  const { defaultValues, errors } = store.options;
  const initial = valueAt(defaultValues, name);
  const issues = serverIssues(errors?.[name]);
  const field: FieldRecord = {
    name,
    store,
    options: { name } as FieldProps,
    controlId: '',
    kind,
    native: kind !== 'widget',
    value: initial,
    flags: fresh,
    view: { issues, pending: false, passed: false, value: initial, initial },
    accused: issues.length > 0,
    subscribe: (listener) => {
      const listeners = (field.listeners ??= new Set());
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    attach: (part) => {
      field.root = part?.parentElement ?? null;
      const leave = store.join(field);
      if (field.view !== field.drawn) field.redraw?.();
      return () => {
        field.run?.controller.abort();
        field.root = field.run = null;
        leave();
      };
    },
    change: (value, details) => {
      field.driven = true;
      field.native = false;
      // The form resets its fields itself.
      if (details?.reason !== 'reset') withEngine((engine) => engine.hearChange(field, value));
    },
    leave: () => withEngine((engine) => engine.hearBlur(field)),
    adopt: (options, controlId, drawn, redraw) => {
      Object.assign(field, { options, controlId, drawn, redraw });
      field.draw?.(field);
      field.draw = undefined;
    },
  };
  return field;
}

/** Issues that carry a server's finished sentences. */
export function serverIssues(sentences: string | readonly string[] | undefined): readonly Issue[] {
  return [sentences ?? []].flat().map((message) => ({ code: 'server', params: { message } }));
}
