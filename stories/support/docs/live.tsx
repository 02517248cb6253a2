import { Canvas, Controls, type useOf } from '@storybook/addon-docs/blocks';
import styles from './docs.module.css';

/** Props of {@link Live}. */
interface LiveProps {
  /** Story to render. */
  of: Parameters<typeof useOf>[0];
  /**
   * Height of an iframe, such as `480px`, for a story that opens a panel and moves focus into it. Default: none, the story
   * is rendered inline.
   */
  height?: string;
}

/** Top of a docs page: the component, and its props to try. */
export function Live({ of, height }: LiveProps) {
  return (
    <div className={styles.live}>
      <div data-playground>
        <Canvas of={of} story={height ? { inline: false, height } : {}} />
      </div>
      <div className={styles.controls}>
        <Controls of={of} />
      </div>
    </div>
  );
}
