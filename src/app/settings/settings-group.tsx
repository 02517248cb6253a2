'use client';
import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { Dialog, type DialogProps } from '../../primitives/dialog';
import { Select } from '../../primitives/select';
import { useWords } from '../data/app-context';
import styles from './settings-screen.module.css';

interface GroupProps {
  title: string;
  /** Text below the heading. Default: none. */
  hint?: string;
  children: ReactNode;
}

/** Group of settings with a heading. */
export function Group({ title, hint, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.settings}>{children}</div>
    </section>
  );
}

/** Shared props of all settings. */
interface SettingLabelProps {
  label: string;
  /** Description below the label. Default: none. */
  hint?: string;
}

interface SettingProps extends SettingLabelProps {
  /** Whether the control is labeled by the label's id; otherwise the label references the control. */
  isGroup?: boolean;
  /** Renders the control with the id. */
  children: (id: string) => ReactNode;
}

/** Setting with label and control. */
export function Setting({ label, hint, isGroup, children }: SettingProps) {
  const id = useId();
  const Label = isGroup ? 'div' : 'label';
  return (
    <div className={styles.setting}>
      <div>
        <Label {...(isGroup ? { id } : { htmlFor: id })} className={styles.label}>
          {label}
        </Label>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children(id)}
    </div>
  );
}

interface ChoiceSettingProps<Value extends string> extends SettingLabelProps {
  value: Value;
  /** Values with their names. */
  options: ReadonlyArray<readonly [value: Value, name: string]>;
  /** Called when another value is selected. */
  onChange: (value: Value) => void;
}

/** Setting with several options. */
export function ChoiceSetting<Value extends string>({
  value,
  options,
  onChange,
  ...rest
}: ChoiceSettingProps<Value>) {
  return (
    <Setting {...rest}>
      {(id) => (
        <Select
          id={id}
          value={value}
          onValueChange={(chosen) => {
            const [next] = options.find(([each]) => each === chosen) ?? [];
            if (next !== undefined) onChange(next);
          }}
        >
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Setting>
  );
}

/**
 * Props of {@link Question}: the question as `heading`, its consequences as `description`, and the answers.
 */
interface QuestionProps extends Pick<DialogProps, 'heading' | 'description' | 'children'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Label of the confirm button. */
  yes: string;
  /** Whether the action is in progress; presses are then ignored. */
  busy?: boolean;
  /** Called when the user confirms. */
  onYes: () => void;
  /** Called when the user cancels, including with Escape. */
  onNo: () => void;
}

/** Confirmation dialog before an action that cannot be undone; initial focus is on the safe answer. */
export function Question({ yes, busy = false, onYes, onNo, ...rest }: QuestionProps) {
  const { tripForm: words } = useWords();
  return (
    <Dialog
      {...rest}
      onOpenChange={onNo}
      actions={
        <>
          <Button onClick={onNo}>{words.cancel}</Button>
          <Button variant="solid" tone="danger" loading={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
