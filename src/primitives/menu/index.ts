export { Menu, type MenuProps } from './menu';
export {
  MenuGroup,
  MenuItem,
  MenuSeparator,
  type MenuGroupProps,
  type MenuItemProps,
  type MenuSeparatorProps,
} from './menu-item';
