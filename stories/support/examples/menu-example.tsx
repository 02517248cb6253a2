import { IconButton } from '#src/primitives/button/index.ts';
import { copy, ellipsis, Icon, pencil, share, trash } from '#src/primitives/icon/index.ts';
import { Menu, MenuItem, MenuSeparator, type MenuProps } from '#src/primitives/menu/index.ts';
import { stay, trip } from '../trips/trip-world';
import styles from './overlay-example.module.css';
import { TripDays } from './trip-days';
import { useInLanguage } from './use-in-language';

/** Menu of the actions of a trip, at the end of its row, or of the choices given, at the end of a title. */
export function MenuExample({
  label = 'Trip actions',
  ...props
}: Partial<MenuProps> & { label?: string }) {
  const isChoice = props.children !== undefined;
  return useInLanguage(
    <div className={styles.page} data-opens={isChoice ? 'choice' : 'menu'}>
      <p className={styles.name}>
        {isChoice ? 'Trips' : trip}
        {!isChoice && <TripDays {...stay} />}
      </p>
      <Menu
        align="end"
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label={label}>
            <Icon icon={ellipsis} />
          </IconButton>
        )}
        {...props}
      >
        {props.children ?? (
          <>
            <MenuItem icon={<Icon icon={pencil} />} shortcut="E">
              Edit
            </MenuItem>
            <MenuItem icon={<Icon icon={copy} />} shortcut="D">
              Duplicate
            </MenuItem>
            <MenuItem icon={<Icon icon={share} />}>Share</MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Icon icon={trash} />} tone="danger">
              <bdi>Delete…</bdi>
            </MenuItem>
          </>
        )}
      </Menu>
    </div>,
  );
}
