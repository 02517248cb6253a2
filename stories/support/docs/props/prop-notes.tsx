import type { NamedType, PropNotes as Notes } from '#.storybook/build/prop-notes.ts';
import styles from '../docs.module.css';
import { usePageFacts } from '../page-facts';
import { Table } from '../table';
import { withCode } from '../with-code';

function Members({ name, members }: NamedType) {
  const isTexts = members.some(({ english }) => english !== undefined);
  return (
    <Table
      label={name}
      head={[isTexts ? 'Label' : 'Member', isTexts ? 'English' : 'Type', 'Description']}
      rows={members.map((member) => [
        <code key="name">{member.optional && !isTexts ? `${member.name}?` : member.name}</code>,
        <code key="type" className={styles.type}>
          {isTexts ? member.english : member.type}
        </code>,
        member.description,
      ])}
    />
  );
}

function Type({ type }: { type: NamedType }) {
  const { name, description, text } = type;
  return (
    <>
      <p>
        <code>{name}</code>: {withCode(description)}
      </p>
      {text ? <code className={styles.type}>{text}</code> : <Members {...type} />}
    </>
  );
}

/** What the types of props add to a table: the attributes of the element, and the types that the props name. */
export function PropNotes({ component }: { component?: string | undefined }) {
  const facts = usePageFacts();
  if (facts === undefined) return <div data-loading="" />;
  const notes: Notes | undefined = facts?.props[component ?? facts.component];
  if (!notes) return null;
  const { attributes, types } = notes;
  return (
    <div className={styles.notes}>
      {attributes && <p>{withCode(attributes)}</p>}
      {types.length > 0 && (
        <details className={styles.ways}>
          <summary>Types that these props name</summary>
          {types.map((type) => (
            <Type key={type.name} type={type} />
          ))}
        </details>
      )}
    </div>
  );
}
