import type { ReactNode } from 'react';
import { Pagination, Rating, TagInput } from '#src/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import '#src/tokens/host-bridge.css';
import styles from './host-theme.module.css';
import { hostThemes } from './host-themes';

function Panel({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <p>The first button is the project’s own; the rest is Tessera.</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.theirs}>
          Theirs
        </button>
        <Button variant="solid">Ours</Button>
        <Button variant="outline">Outline</Button>
      </div>
      {children}
    </>
  );
}

/** A violet host in each scheme, and widgets that wear its theme. */
export function FlowsIn() {
  return (
    <div className={styles.panels}>
      {(['light', 'dark'] as const).map((scheme) => (
        <section
          key={scheme}
          className={`${styles.panel} ${scheme}`}
          data-bridge="host"
          style={hostThemes[scheme]}
        >
          <Panel title={scheme === 'light' ? 'Project, light theme' : 'Project, dark theme'}>
            <Rating aria-label={`Service, ${scheme}`} defaultValue={4} />
            <TagInput aria-label={`Topics, ${scheme}`} defaultValue={['Rivers', 'Trains']} />
            <Pagination aria-label={`Pages, ${scheme}`} total={120} defaultPage={3} pageSize={10} />
          </Panel>
        </section>
      ))}
    </div>
  );
}

/** The host’s own button in the tokens, in each theme. */
export function FlowsBack() {
  return (
    <div className={styles.panels}>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} className={styles.panel} data-theme={theme} data-bridge="tessera">
          <Panel title={theme === 'light' ? 'Tessera, light theme' : 'Tessera, dark theme'} />
        </section>
      ))}
    </div>
  );
}
