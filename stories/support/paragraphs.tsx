import styles from './examples/overlay-example.module.css';

const sentences =
  'You own what you write. We store it for as long as you keep your account, show it to the people that you invite, and delete it within thirty days after you ask for that.';

/** Text that is longer than a screen. */
export function Paragraphs() {
  return Array.from({ length: 12 }, (_, index) => (
    <p key={index} className={styles.text}>
      <bdi>{sentences}</bdi>
    </p>
  ));
}
