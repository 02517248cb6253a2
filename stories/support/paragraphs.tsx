import styles from './examples/overlay-example.module.css';
import { useInLanguage } from './examples/use-in-language';

const terms = [
  'You own what you write. We store it for as long as you keep your account, and delete it within thirty days after you ask for that.',
  'You decide who reads a trip: nobody, the people that you invite, or everyone who has its link.',
  'People that you invite may add days, photos and ratings. You can undo what they changed, and end their access at any time.',
  'Photos keep their full size. The places in them are shown on the map only if you turn that on.',
  'We send emails about your account, and about trips that you share. For all others, we ask first.',
  'You can download all trips as files that other programs read.',
  'The journal is free for up to twenty trips. For more, you pay once a year, and may cancel until the last day.',
  'We do our best to keep the journal available, and announce maintenance two days before.',
  'If we change these terms, you hear of it a month before, and can download your trips and leave.',
  'Questions are answered by people, within two working days.',
];

/** Text that is longer than a screen. */
export function Paragraphs() {
  return useInLanguage(terms).map((term) => (
    <p key={term} className={styles.text}>
      {term}
    </p>
  ));
}
