import { useLayoutEffect, useRef, useState } from 'react';
import styles from './docs.module.css';
import { readTokens } from './read-tokens';
import { useParcel } from './use-parcel';

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

/** Props of {@link Tokens}: one of the two. */
type TokensProps =
  | {
      /** Text of the style sheet, or of several. */
      css: string | string[];
    }
  | {
      /** Module below `src`; its style sheets are those of everything that it imports. */
      from: string;
    };

/** Tokens that a widget's style sheets use, with the values that they have in the current theme. */
export function Tokens(props: TokensProps) {
  return 'css' in props ? <TokenList css={props.css} /> : <TokensOf module={props.from} />;
}

function TokensOf({ module }: { module: string }) {
  const read = useParcel(module);
  if (!read) return <p>Loading the style sheets …</p>;
  const sheets = read.parcel.files.filter((file) => file.endsWith('.css'));
  return <TokenList css={sheets.map((sheet) => read.sources.get(sheet) ?? '')} />;
}

function TokenList({ css }: { css: string | string[] }) {
  return (
    <ul className={`sb-unstyled ${styles.tokens}`}>
      {readTokens(css).map((name) => (
        <Token key={name} name={name} />
      ))}
    </ul>
  );
}
