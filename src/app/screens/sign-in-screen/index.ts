export {
  GuestForm,
  GuestFrame,
  GuestHeading,
  type GuestFrameProps,
  type GuestHeadingProps,
  type GuestScreenProps,
} from './guest-frame';
export type { SignInScreenLabels } from '../languages/en';
export { Medallion } from './medallion';
export { signInBy, type SignInByOptions } from './sign-in-by';
export { SignInScreen, type SignInScreenProps } from './sign-in-screen';
