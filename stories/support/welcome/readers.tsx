import styles from './welcome.module.css';

/** Person who opens the Storybook. */
interface Reader {
  /** What the person does. */
  who: string;
  /** What the person finds here. */
  text: string;
}

/** Cards that tell each reader where to start. */
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
