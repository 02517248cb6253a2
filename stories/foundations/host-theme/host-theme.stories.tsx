import type { ReactNode } from 'react';
import { darkModes } from '#.storybook/canvas/modes.ts';
import preview from '#.storybook/preview';
import { Pagination, Rating, TagInput } from '#src/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import styles from './host-theme.module.css';
import { hostThemes } from './host-themes';
import '#src/tokens/host-bridge.css';

const meta = preview.meta({
  title: 'Foundations/Host theme',
  parameters: { stage: 'bare', controls: { disable: true } },
});

/** Shows the same buttons of the host project and of Tessera, one above the other. */
function Comparison({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.rows}>
        <dt>Project</dt>
        <dd className={styles.buttons}>
          <button type="button" className={styles.solid}>
            Save trip
          </button>
          <button type="button" className={styles.outline}>
            Cancel
          </button>
        </dd>
        <dt>Tessera</dt>
        <dd className={styles.buttons}>
          <Button variant="solid">Save trip</Button>
          <Button variant="outline">Cancel</Button>
        </dd>
        {children && <dd className={styles.widgets}>{children}</dd>}
      </dl>
    </>
  );
}

/** Shows widgets in the violet theme of a host project, in each color scheme. */
export const FlowsIn = meta.story({
  name: 'Project theme in Tessera',
  parameters: { chromatic: { modes: darkModes } },
  render: () => (
    <div className={styles.panels}>
      {(['light', 'dark'] as const).map((scheme) => (
        <section
          key={scheme}
          className={`${styles.panel} ${scheme}`}
          data-bridge="host"
          style={hostThemes[scheme]}
        >
          <Comparison title={scheme === 'light' ? 'Project, light theme' : 'Project, dark theme'}>
            <Rating aria-label={`Service, ${scheme}`} defaultValue={4} />
            <TagInput aria-label={`Topics, ${scheme}`} defaultValue={['Rivers', 'Trains']} />
            <Pagination
              aria-label={`Pages, ${scheme}`}
              itemCount={120}
              defaultPage={3}
              pageSize={10}
              siblings={0}
            />
          </Comparison>
        </section>
      ))}
    </div>
  ),
});

/** Shows the host project's buttons with the tokens, in each theme. */
export const FlowsBack = meta.story({
  name: 'Tessera tokens in a project',
  render: () => (
    <div className={styles.panels}>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} className={styles.panel} data-theme={theme} data-bridge="tessera">
          <Comparison title={theme === 'light' ? 'Tessera, light theme' : 'Tessera, dark theme'} />
        </section>
      ))}
    </div>
  ),
});
