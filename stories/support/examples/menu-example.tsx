import { IconButton } from '#src/primitives/button/index.ts';
import { copy, ellipsis, Icon, pencil, share, trash } from '#src/primitives/icon/index.ts';
import { Menu, MenuItem, MenuSeparator, type MenuProps } from '#src/primitives/menu/index.ts';
import styles from './overlay-example.module.css';
import { useInLanguage } from './use-in-language';

/** Menu of the actions of a trip. */
export function MenuExample(props: Partial<MenuProps>) {
  return useInLanguage(
    <div className={styles.page} data-size="small">
      <Menu
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="Trip actions">
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
