export {
  Button,
  IconButton,
  LinkButton,
  type ButtonStyleProps,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './button';
export { iconButton } from './icon-button';
