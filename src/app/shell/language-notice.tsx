'use client';
import { useContext } from 'react';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { LanguageContext } from '../app-context';
import { languages } from '../settings/settings';
import styles from './root-layout.module.css';

/** Message above the screens if the chosen language did not load, with a button that reloads the page. */
export function LanguageNotice() {
  const { words, failed } = useContext(LanguageContext);
  if (!failed) return null;
  const { failure } = words;
  // Isolated, because its direction may differ.
  const name = `\u2068${languages[failed]}\u2069`;
  return (
    <Callout
      kind="warning"
      role="status"
      className={styles.notice}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {failure.reload}
        </Button>
      }
    >
      {failure.unloadedLanguage(name)}
    </Callout>
  );
}
