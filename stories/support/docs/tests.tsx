import type { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { PageFacts, Proof, Stamp, TestGroup } from '#.storybook/facts/page-facts.ts';
import styles from './docs.module.css';
import { usePageFacts } from './page-facts';
import { StorybookLink } from './storybook-link';
import { Table } from './table';
import { headingOf } from './test-heading';

const directions: Record<string, string> = { ltr: 'left to right', rtl: 'right to left' };

const pictureStates: Record<string, string> = {
  same: 'unchanged',
  changed: 'changed',
  new: 'new',
  failed: 'not taken',
  removed: 'removed',
};

function Group({ group }: { group: TestGroup }) {
  const { tests } = group;
  const heading = headingOf(group);
  return (
    <>
      {heading && <h3>{heading}</h3>}
      <ul className={`sb-unstyled ${styles.tests}`}>
        {tests.map(({ id, name: behavior, steps }) => (
          <li key={id}>
            <StorybookLink path={`/story/${id}`}>{behavior}</StorybookLink>
            {steps.length > 0 && (
              <ol className={styles.steps}>
                {steps.map((label, index) => (
                  <li key={index}>{label}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function outcome({ passed, failed }: { passed: number; failed: number }): string {
  return failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
}

function stampText({ commit, changed, date }: Stamp): string {
  return `${commit}${changed ? ' with changes' : ''}, ${date}`;
}

/** Returns the name of a key as in the keyboard tables: `Left Arrow` for `ArrowLeft`, `Page Up` for `PageUp`. */
function keyName(key: string): string {
  return key.replace(/^Arrow(.+)/, '$1 Arrow').replace(/(?<=[a-z])(?=[A-Z])/, ' ');
}

function rowsOf({ tests, keys, axe, pictures, engines, stamps }: Proof): ReactNode[][] {
  return [
    ...tests.map((kind) => [`${kind.kind} tests`, outcome(kind)]),
    ...(keys.length > 0 ? [['Keys pressed', keys.map(keyName).join(', ')]] : []),
    ...axe.map(({ theme, direction, states }) => [
      `axe, ${theme}, ${directions[direction] ?? direction}`,
      `${states} states without a violation`,
    ]),
    ...Object.entries(pictures).map(([state, count]) => [
      'Pictures',
      `${count} ${pictureStates[state] ?? state}`,
    ]),
    ...engines.map((engine) => [`Stories in ${engine.engine}`, outcome(engine)]),
    ['Commit', stamps.length > 0 ? stamps.map(stampText).join('; ') : 'not recorded'],
  ];
}

function Speed({ speed }: Pick<PageFacts, 'speed'>) {
  if (speed.length === 0) return null;
  return (
    <Table
      label="Speed"
      head={['Benchmark', 'Compared with', 'Result', 'Goal']}
      rows={speed.map(({ title, against, figure, goal, reached }) => [
        title,
        against,
        reached ? figure : `${figure}, missed`,
        goal,
      ])}
    />
  );
}

/** Lists the interaction tests of a component, and the results of the last run. */
export function Tests({ of }: { of: Parameters<typeof useOf>[0] }) {
  const facts = usePageFacts(of);
  if (!facts) return <p>{facts === null ? 'The list of tests cannot be read.' : ''}</p>;
  const { groups, proof, speed } = facts;
  return (
    <>
      {groups.length === 0 && <p>This component has no interaction tests.</p>}
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      <h3>Last run</h3>
      {proof ? (
        <Table label="Results of the last run" head={['Check', 'Result']} rows={rowsOf(proof)} />
      ) : (
        <p>
          No test run yet: <code>npm test</code>. Sizes and benchmarks are those of the repository.
        </p>
      )}
      <Speed speed={speed} />
    </>
  );
}
