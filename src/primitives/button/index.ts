export {
  Button,
  IconButton,
  LinkButton,
  type ButtonLooks,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './button';
