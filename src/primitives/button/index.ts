export {
  Button,
  IconButton,
  LinkButton,
  type ButtonStyleProps,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './button';
