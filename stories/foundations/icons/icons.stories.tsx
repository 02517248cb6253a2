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

/** What the components use each icon for. */
const uses: Record<string, string> = {
  arrowBigUp: 'Caps Lock is on',
  calendar: 'Opens a calendar',
  check: 'Chosen, or met',
  chevronDown: 'Opens a list',
  chevronLeft: 'Previous',
  chevronRight: 'Next',
  chevronsLeft: 'First, or much earlier',
  chevronsRight: 'Last, or much later',
  circleAlert: 'Error',
  circleCheck: 'Success',
  clock: 'Opens a list of times',
  copy: 'Copies a text',
  ellipsis: 'More actions',
  eye: 'Shows the password',
  eyeOff: 'Hides the password',
  info: 'Information',
  key: 'Passkey',
  lock: 'Protected',
  mail: 'Email',
  menu: 'Opens the navigation',
  pencil: 'Edits',
  pipette: 'Picks a color on the screen',
  plus: 'Adds',
  refreshCw: 'Tries again',
  search: 'Search',
  share: 'Shares',
  slidersHorizontal: 'Opens the filters',
  star: 'Rating',
  trash: 'Deletes',
  triangleAlert: 'Warning',
  x: 'Removes, clears or closes',
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
