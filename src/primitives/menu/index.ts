export { Menu, type MenuOpenReason, type MenuProps, type MenuTriggerProps } from './menu';
export {
  MenuGroup,
  MenuItem,
  MenuSeparator,
  type MenuGroupProps,
  type MenuItemProps,
  type MenuSeparatorProps,
} from './menu-item';
