import { useLayoutEffect, useRef, useState } from 'react';
import { Disclosure } from './disclosure';
import styles from './docs.module.css';

/** Values of the tokens, read together: the browser computes the styles of the page once. */
function useTokenValues(names: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  useLayoutEffect(() => {
    const read = () => {
      if (!ref.current) return;
      const style = getComputedStyle(ref.current);
      setValues(new Map(names.map((name) => [name, style.getPropertyValue(name).trim()])));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [names]);
  return { ref, values };
}

function Token({ name, value }: { name: string; value: string }) {
  return (
    <li className={styles.token}>
      {name.startsWith('--tessera-color-') && (
        <span className={styles.swatch} style={{ background: `var(${name})` }} />
      )}
      <code>{name}</code>
      <span className={styles.tokenValue}>{value}</span>
    </li>
  );
}

/** Groups of tokens, by the first part of their names. */
const groupNames: Readonly<Record<string, string>> = {
  color: 'Color',
  shadow: 'Elevation',
  duration: 'Motion',
  easing: 'Motion',
  radius: 'Radius',
  size: 'Size and space',
  space: 'Size and space',
  border: 'Size and space',
  focus: 'Size and space',
  grout: 'Size and space',
  font: 'Type',
  text: 'Type',
  tracking: 'Type',
  line: 'Type',
};

function groupOf(name: string): string {
  const [part = ''] = name.replace('--tessera-', '').split('-');
  return groupNames[part] ?? 'Other';
}

/** Props of {@link Tokens}. */
interface TokensProps {
  /** Names of the tokens, such as the default export of a `?tokens` import. */
  names: readonly string[];
}

/** Table of the tokens that a widget uses, with their values in the current theme. */
export function Tokens({ names }: TokensProps) {
  const { ref, values } = useTokenValues(names);
  if (names.length === 0) return <p>This component uses no tokens.</p>;
  const groups = Map.groupBy([...new Set(names)].sort(), groupOf);
  return (
    <Disclosure title="All tokens" className={`sb-unstyled ${styles.way}`}>
      <div className={styles.tokenGroups} ref={ref}>
        {[...groups].map(([group, tokens]) => (
          <section key={group}>
            <h3 className={styles.tokenGroup}>{group}</h3>
            <ul className={styles.tokens}>
              {tokens.map((name) => (
                <Token key={name} name={name} value={values.get(name) ?? ''} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Disclosure>
  );
}
