import { useLayoutEffect, useRef, useState } from 'react';
import styles from './docs.module.css';

function useTokenValue(name: string) {
  const ref = useRef<HTMLLIElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    const read = () => {
      if (ref.current) setValue(getComputedStyle(ref.current).getPropertyValue(name).trim());
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [name]);
  return { ref, value };
}

function Token({ name }: { name: string }) {
  const { ref, value } = useTokenValue(name);
  const swatch = useRef<HTMLSpanElement>(null);
  const isColor = name.startsWith('--tessera-color-');
  useLayoutEffect(() => swatch.current?.style.setProperty('background', `var(${name})`), [name]);
  return (
    <li className={styles.token} ref={ref}>
      {isColor && <span className={styles.swatch} ref={swatch} />}
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
  if (names.length === 0) return <p>It uses no tokens.</p>;
  const groups = Map.groupBy([...new Set(names)].sort(), groupOf);
  return (
    <div className={`sb-unstyled ${styles.tokenGroups}`}>
      {[...groups].map(([group, tokens]) => (
        <section key={group}>
          <h3 className={styles.tokenGroup}>{group}</h3>
          <ul className={styles.tokens}>
            {tokens.map((name) => (
              <Token key={name} name={name} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
