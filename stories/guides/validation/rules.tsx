import { useId, useState } from 'react';
import { validation as messages } from '#src/languages/en.ts';
import type { Language } from '#src/languages/language.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import { check, circleAlert, circleCheck, Icon, info, x } from '#src/primitives/icon/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { messageOf, validateSync, type Rules } from '#src/validation/index.ts';
import { kinds, otherValues, ruleExamples } from './rule-examples.ts';
import styles from './rules.module.css';

/**
 * Lists every rule: its string form, its requirement, and values on both sides of its limit, which are
 * validated on render.
 */
export function RuleList() {
  return (
    <Card className={`sb-unstyled ${styles.kinds}`}>
      {kinds.map((kind) => (
        <section key={kind}>
          <h3 className={styles.title}>{kind}</h3>
          <dl className={styles.list}>
            {ruleExamples
              .filter((example) => example.kind === kind)
              .map(({ rule, asks, passes, fails }) => (
                <div key={rule} className={styles.rule}>
                  <dt className={styles.name}>{rule}</dt>
                  <dd className={styles.body}>
                    <p className={styles.asks}>
                      <bdi>{asks}</bdi>
                    </p>
                    <Values rule={rule} values={passes} />
                    <Values rule={rule} values={fails} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Card>
  );
}

/** Values with the same result. */
function Values({ rule, values }: { rule: string; values: readonly unknown[] }) {
  const isValid = validateSync(values[0], rule, { values: otherValues }).length === 0;
  const verdict = isValid ? 'Passes' : 'Fails';
  return (
    <div className={styles.verdict} data-valid={isValid || undefined}>
      <Icon icon={isValid ? check : x} />
      <ul className={styles.values} aria-label={`${rule}: ${verdict}`}>
        {values.map((value) => (
          <li key={String(JSON.stringify(value))}>
            <bdi dir="ltr">{JSON.stringify(value)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every rule with values that fail; the last one is a function, which has no message of its own. */
const failures: ReadonlyArray<{ name: string; rule: Rules; fails: readonly unknown[] }> = [
  ...ruleExamples.map(({ rule, fails }) => ({ name: rule, rule, fails })),
  { name: '() => false', rule: [() => false], fails: ['bus'] },
];

/** Lists the rules with their messages by language. */
export function MessageList({ languages }: { languages: readonly Language[] }) {
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        <section key={language.tag} lang={language.tag} dir={directionOf(language.tag)}>
          <h3 className={styles.title}>{endonymOf(language.tag)}</h3>
          <dl className={styles.sentences}>
            {failures.map(({ name, rule, fails }) => (
              <div key={name} className={styles.sentence}>
                <dt lang="en" dir="ltr" className={styles.name}>
                  {name}
                </dt>
                {sentencesOf(language, rule, fails).map((sentence) => (
                  <dd key={sentence}>{sentence}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Returns the messages of a rule for values that fail, without duplicates. */
function sentencesOf(
  { tag, validation }: Language,
  rule: Rules,
  fails: readonly unknown[],
): string[] {
  const issues = fails.flatMap((value) => validateSync(value, rule, { values: otherValues }));
  return [
    ...new Set(issues.map((issue) => messageOf(issue, { messages: validation, locale: tag }))),
  ];
}

function endonymOf(locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
}

function directionOf(locale: string): 'ltr' | 'rtl' {
  return ['ar', 'he'].includes(locale) ? 'rtl' : 'ltr';
}

/** Props of {@link RuleTrial}. */
interface RuleTrialProps {
  /** Rules as a string. */
  rules?: string;
  /** Value to validate. */
  value?: string;
}

/** Inputs for rules and a value, with the result and, for an unknown rule, those with a similar name. */
export function RuleTrial({ rules: firstRules = '', value: firstValue = '' }: RuleTrialProps) {
  const id = useId();
  const [rules, setRules] = useState(firstRules);
  const [value, setValue] = useState(firstValue);
  const verdict = verdictOf(rules, value);
  return (
    <div className={styles.trial}>
      <div className={styles.field}>
        <label htmlFor={`${id}-rules`}>Rules</label>
        <TextInput
          id={`${id}-rules`}
          value={rules}
          spellCheck={false}
          className={styles.code}
          onChange={(event) => setRules(event.target.value)}
        />
        {verdict.instead.length > 0 && (
          <span className={styles.instead}>
            {verdict.instead.map((rule) => (
              <Button key={rule} size="sm" variant="soft" onClick={() => setRules(rule)}>
                {rule}
              </Button>
            ))}
          </span>
        )}
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
        <output id={`${id}-verdict`} className={styles.result} data-kind={verdict.kind}>
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
  /** Rules that may have been meant. */
  instead: readonly string[];
}

/** Returns the error messages of a value, or the parse error of the rules. */
function verdictOf(rules: string, value: string): RuleVerdict {
  try {
    const issues = validateSync(value, rules);
    if (issues.length === 0) return { kind: 'passes', texts: ['The value passes.'], instead: [] };
    const texts = issues.map((issue) => messageOf(issue, { messages }));
    return { kind: 'fails', texts, instead: [] };
  } catch (error) {
    const [quoted = '', names] = (error as Error).message.split(' is not one of ');
    if (names === undefined) return { kind: 'unread', texts: [quoted], instead: [] };
    const unknown = quoted.slice(1, -1);
    const given = /:.*/.exec(unknown)?.[0];
    const similar = ruleExamples.filter(({ rule }) => rule.startsWith(unknown.slice(0, 2)));
    return {
      kind: 'unread',
      texts: [`“${unknown}” is not a rule.`],
      instead: similar.map(({ rule }) => (given ? rule.replace(/:.*/, given) : rule)),
    };
  }
}
