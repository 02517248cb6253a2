import type { useOf } from '@storybook/addon-docs/blocks';
import type { PageFacts, TestGroup } from '#.storybook/facts/page-facts.ts';
import styles from './docs.module.css';
import { usePageFacts } from './page-facts';
import { StorybookLink } from './storybook-link';
import { Table } from './table';
import { headingOf } from './test-heading';

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

function Speed({ speed }: Pick<PageFacts, 'speed'>) {
  if (speed.length === 0) return null;
  return (
    <>
      <h3>Speed</h3>
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
    </>
  );
}

/** Lists the interaction tests of a component, and its speed. */
export function Tests({ of }: { of: Parameters<typeof useOf>[0] }) {
  const facts = usePageFacts(of);
  if (!facts) return <p>{facts === null ? 'The list of tests cannot be read.' : ''}</p>;
  const { groups, speed } = facts;
  return (
    <>
      {groups.length === 0 && <p>This component has no interaction tests.</p>}
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      <Speed speed={speed} />
    </>
  );
}
