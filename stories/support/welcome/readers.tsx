import styles from './welcome.module.css';

/** Group of people who use the Storybook. */
interface Reader {
  /** Name of the group. */
  who: string;
  /** Where they start. */
  text: string;
}

/** Cards that show each group where to start. */
export function Readers({ readers }: { readers: Reader[] }) {
  return (
    <ul className={`sb-unstyled ${styles.readers}`}>
      {readers.map(({ who, text }) => (
        <li key={who} className={styles.reader}>
          <strong>{who}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
