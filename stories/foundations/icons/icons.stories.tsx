import preview from '#.storybook/preview';
import * as icons from '#src/primitives/icon/index.ts';
import { CopyButton } from '../copy-button.tsx';
import styles from './icons.module.css';

const meta = preview.meta({
  title: 'Foundations/Icons',
  parameters: { controls: { disable: true } },
});

const { Icon } = icons;
const drawn = Object.entries(icons).filter(
  (entry): entry is [string, icons.IconPath] => typeof entry[1] === 'string',
);

/** Shows every exported icon by name; selecting one copies the name. */
export const AllIcons = meta.story({
  name: 'All icons',
  render: () => (
    <div className={styles.grid}>
      {drawn.map(([name, shapes]) => (
        <CopyButton key={name} text={name} className={styles.tile}>
          <Icon icon={shapes} size="lg" />
          <span className={styles.name}>{name}</span>
        </CopyButton>
      ))}
    </div>
  ),
});
