import { useId, useState } from 'react';
import { validation as messages } from '#src/languages/en.ts';
import { circleAlert, circleCheck, Icon, info } from '#src/primitives/icon/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { messageOf, validateSync } from '#src/validation/index.ts';
import styles from './rule-trial.module.css';

/** Props of {@link RuleTrial}. */
interface RuleTrialProps {
  /** Rules as a string. */
  rules?: string;
  /** Value to validate. */
  value?: string;
}

/** Inputs for rules and a value, with the result. */
export function RuleTrial({ rules: firstRules = '', value: firstValue = '' }: RuleTrialProps) {
  const id = useId();
  const [rules, setRules] = useState(firstRules);
  const [value, setValue] = useState(firstValue);
  const verdict = verdictOf(rules, value);
  return (
    <div className={styles.root}>
      <div className={styles.field}>
        <label htmlFor={`${id}-rules`}>Rules</label>
        <TextInput
          id={`${id}-rules`}
          value={rules}
          spellCheck={false}
          className={styles.code}
          onChange={(event) => setRules(event.target.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-value`}>Value</label>
        <TextInput
          id={`${id}-value`}
          aria-describedby={`${id}-verdict`}
          invalid={verdict.kind === 'fails'}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <output id={`${id}-verdict`} className={styles.verdict} data-kind={verdict.kind}>
          {verdict.texts.map((text) => (
            <span key={text}>
              <Icon icon={icons[verdict.kind]} size="sm" className={styles.icon} />
              <bdi>{text}</bdi>
            </span>
          ))}
        </output>
      </div>
    </div>
  );
}

const icons = { passes: circleCheck, fails: circleAlert, unread: info };

interface RuleVerdict {
  kind: 'passes' | 'fails' | 'unread';
  texts: readonly string[];
}

/** Returns the error messages of a value, or the parse error of the rules. */
function verdictOf(rules: string, value: string): RuleVerdict {
  try {
    const issues = validateSync(value, rules);
    if (issues.length === 0) return { kind: 'passes', texts: ['The value passes.'] };
    return { kind: 'fails', texts: issues.map((issue) => messageOf(issue, { messages })) };
  } catch (error) {
    return { kind: 'unread', texts: [(error as Error).message] };
  }
}
