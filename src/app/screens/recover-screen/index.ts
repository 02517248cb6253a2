export type { RecoverScreenLabels } from '../languages/en';
export {
  NewPasswordScreen,
  RecoverScreen,
  type NewPasswordScreenProps,
  type RecoverScreenProps,
} from './recover-screen';
