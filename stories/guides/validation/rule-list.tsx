import type { Language } from '#src/languages/language.ts';
import { Icon, check, x } from '#src/primitives/icon/index.ts';
import { messageOf, validateSync } from '#src/validation/index.ts';
import { otherValues, ruleExamples } from './rule-examples.ts';
import styles from './rule-list.module.css';

/**
 * Lists every rule: its string form, its requirement, and values on both sides of its limit, which are
 * validated on render.
 */
export function RuleList() {
  return (
    <dl className={styles.list}>
      {ruleExamples.map(({ rule, asks, passes, fails }) => (
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
  );
}

/** Values with the same result. */
function Values({ rule, values }: { rule: string; values: readonly unknown[] }) {
  const isValid = validateSync(values[0], rule, { values: otherValues }).length === 0;
  const verdict = isValid ? 'Passes' : 'Fails';
  return (
    <div className={styles.verdict} data-valid={isValid || undefined}>
      <Icon icon={isValid ? check : x} />
      <span className={styles.word}>{verdict}</span>
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

/** Lists the messages of every rule by language. */
export function MessageList({ languages }: { languages: readonly Language[] }) {
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        <section key={language.tag} lang={language.tag} dir={directionOf(language.tag)}>
          <h3 className={styles.title}>{endonymOf(language.tag)}</h3>
          <ul className={styles.sentences}>
            {sentencesOf(language).map((sentence) => (
              <li key={sentence} className={styles.sentence}>
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Returns the messages of all rules with the parameters of their examples, without duplicates. */
export function sentencesOf({ tag, validation }: Language): string[] {
  const issues = ruleExamples.flatMap(({ rule, fails }) =>
    fails.flatMap((value) => validateSync(value, rule, { values: otherValues })),
  );
  const all = [...issues, { code: 'another', params: {} }];
  return [...new Set(all.map((issue) => messageOf(issue, { messages: validation, locale: tag })))];
}

function endonymOf(locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
}

function directionOf(locale: string): 'ltr' | 'rtl' {
  return ['ar', 'he'].includes(locale) ? 'rtl' : 'ltr';
}
