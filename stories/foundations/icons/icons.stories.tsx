import preview from '#.storybook/preview';
import * as icons from '#src/primitives/icon/index.ts';
import { CopyButton } from '../copy-button.tsx';
import styles from './icons.module.css';

const meta = preview.meta({
  title: 'Foundations/Icons',
  parameters: { stage: 'wide', controls: { disable: true } },
});

const { Icon } = icons;
const drawn = Object.entries(icons).filter(
  (entry): entry is [string, icons.IconPath] => typeof entry[1] === 'string',
);

/** What the components use each icon for, as a label. */
const uses: Record<string, string> = {
  arrowBigUp: 'Caps Lock',
  calendar: 'Calendar',
  check: 'Selected',
  chevronDown: 'Open list',
  chevronLeft: 'Previous',
  chevronRight: 'Next',
  chevronsLeft: 'First',
  chevronsRight: 'Last',
  circleAlert: 'Error',
  circleCheck: 'Success',
  clock: 'Time',
  copy: 'Copy',
  ellipsis: 'More actions',
  eye: 'Show password',
  eyeOff: 'Hide password',
  info: 'Information',
  key: 'Passkey',
  lock: 'Protected',
  mail: 'Email',
  menu: 'Navigation',
  pencil: 'Edit',
  pipette: 'Pick color',
  plus: 'Add',
  refreshCw: 'Try again',
  search: 'Search',
  share: 'Share',
  slidersHorizontal: 'Filters',
  star: 'Rating',
  trash: 'Delete',
  triangleAlert: 'Warning',
  x: 'Remove, clear or close',
};

/** Shows every exported icon with its use and name; selecting one copies the name. */
export const AllIcons = meta.story({
  name: 'All icons',
  render: () => (
    <div className={styles.grid}>
      {drawn.map(([name, shapes]) => (
        <CopyButton key={name} text={name} className={styles.tile}>
          <Icon icon={shapes} size="lg" />
          <span className={styles.words}>
            <span className={styles.use}>{uses[name]}</span>
            <span className={styles.name}>{name}</span>
          </span>
        </CopyButton>
      ))}
    </div>
  ),
});
