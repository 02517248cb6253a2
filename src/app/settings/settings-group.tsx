'use client';
import { useId, type ReactNode } from 'react';
import { Select } from '../../primitives/select';
import styles from './settings-screen.module.css';

/** Props of {@link Group}. */
interface GroupProps {
  /** Heading. */
  title: string;
  /** Text below the heading. Default: none. */
  hint?: string;
  /** Settings. */
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
  /** Visible label. */
  label: string;
  /** Hint below the label. Default: none. */
  hint?: string;
}

/** Props of {@link Setting}. */
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

/** Props of {@link ChoiceSetting}. */
interface ChoiceSettingProps<Value extends string> extends SettingLabelProps {
  /** Chosen value. */
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
