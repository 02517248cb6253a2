import styles from './welcome.module.css';

/** Group of Storybook users. */
interface Audience {
  /** Name of the group. */
  who: string;
  /** Recommendation for the group. */
  text: string;
}

/** Cards with a recommendation for each group. */
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
