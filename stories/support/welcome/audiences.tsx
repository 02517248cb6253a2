import styles from './welcome.module.css';

/** Group of people who use the Storybook. */
interface Audience {
  /** Name of the group. */
  who: string;
  /** Where they start. */
  text: string;
}

/** Cards that show each group where to start. */
export function Audiences({ audiences }: { audiences: Audience[] }) {
  return (
    <ul className={`sb-unstyled ${styles.audiences}`}>
      {audiences.map(({ who, text }) => (
        <li key={who} className={styles.audience}>
          <strong>{who}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
