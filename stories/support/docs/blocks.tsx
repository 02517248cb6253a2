import {
  ArgTypes,
  Canvas,
  Controls,
  Source,
  Title as Heading,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactNode } from 'react';
import { useToolbarGlobals } from '#.storybook/canvas/globals-store.ts';
import { Disclosure } from './disclosure';
import styles from './docs.module.css';

/** Labels of the tags that describe the maturity of a widget. */
const badges: Record<string, string> = { new: 'New', beta: 'Beta', stable: 'Stable' };

/** Props of {@link Title}. */
interface TitleProps {
  /** Module of the catalog stories; its title and tags are shown. */
  of: Parameters<typeof useOf>[0];
}

/** Title of a docs page: the name of the widget and its badges. */
export function Title({ of }: TitleProps) {
  const { preparedMeta } = useOf(of, ['meta']);
  const names = preparedMeta.tags.filter((tag) => tag in badges);
  return (
    <header className={styles.title}>
      <Heading of={of} />
      {names.map((name) => (
        <span key={name} className={`sb-unstyled ${styles.badge}`} data-badge={name}>
          {badges[name]}
        </span>
      ))}
    </header>
  );
}

/** Introduction of a docs page, in larger text. */
export function Lead({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.lead}`}>{children}</div>;
}

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
      <div data-playground data-framed={height && ''} className={styles.sample}>
        <Canvas of={of} story={height ? { inline: false, height } : {}} />
      </div>
      <div className={styles.controls}>
        <Controls of={of} />
      </div>
    </div>
  );
}

type Stories = Parameters<typeof useOf>[0];

/** Props of {@link Props}. */
interface PropsProps {
  /** Modules of the catalog stories of a family: the props of the first component are open. */
  of: readonly Stories[];
}

/** Tables of the props of a family of components, of which one is open at a time. */
export function Props({ of }: PropsProps) {
  return of.map((stories, index) => <PropsOf key={index} of={stories} isOpen={index === 0} />);
}

function PropsOf({ of, isOpen }: { of: Stories; isOpen: boolean }) {
  const { preparedMeta } = useOf(of, ['meta']);
  const name = preparedMeta.title.split('/').at(-1);
  return (
    <Disclosure title={name} className={styles.way} name="props" open={isOpen}>
      <ArgTypes of={of} />
    </Disclosure>
  );
}

/** Props of {@link Code}. */
interface CodeProps extends Omit<ComponentProps<typeof Source>, 'dark'> {
  /** Title below which the code is closed at first, because it is long. */
  title?: string;
}

/** Code block in the theme of the toolbar, which Storybook's own block does not follow. */
export function Code({ title, ...props }: CodeProps) {
  const { theme } = useToolbarGlobals();
  const code = <Source format={false} {...props} dark={theme === 'dark'} />;
  if (title === undefined) return code;
  return (
    <Disclosure title={title} className={styles.way}>
      {code}
    </Disclosure>
  );
}
