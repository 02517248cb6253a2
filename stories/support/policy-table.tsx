import { htmlPolicies, type HtmlPolicy } from '#src/components/sanitized-html/index.ts';
import { Disclosure } from './docs/disclosure.tsx';
import styles from './docs/docs.module.css';
import { Table } from './docs/table.tsx';

const policies: ReadonlyArray<[name: string, policy: HtmlPolicy]> = Object.entries(htmlPolicies);

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ');

/** Table of what the included policies allow, generated from the policies; closed, because it is as long as the page. */
export function PolicyTable() {
  const elements = [...new Set(policies.flatMap(([, policy]) => Object.keys(policy.elements)))];
  return (
    <Disclosure title="All elements and attributes" className={styles.way}>
      <Table
        label="Elements and attributes of each policy"
        head={['Element', ...policies.map(([name]) => name)]}
        rows={[
          ['All elements', ...policies.map(([, { everywhere }]) => code(everywhere))],
          ...elements.toSorted().map((element) => [
            <code key={element}>{element}</code>,
            ...policies.map(([, policy]) => {
              const own = policy.elements[element];
              if (!own) return '–';
              return own.length > 0 ? `✓ ${code(own)}` : '✓';
            }),
          ]),
          [
            'Style properties',
            ...policies.map(([, { styles }]) => (styles.length > 0 ? code(styles) : '–')),
          ],
          [
            '`rel` of links to other sites',
            ...policies.map(([, { rel }]) => rel ?? 'noopener noreferrer'),
          ],
        ]}
      />
    </Disclosure>
  );
}
