export { GuestFrame, type GuestFrameProps } from './guest-frame';
export { GuestHeading, type GuestHeadingProps } from './guest-heading';
export type { SignInScreenLabels } from '../languages/screen-labels';
export { Medallion } from './medallion';
export { signInBy, type SignInByOptions } from './sign-in-by';
export { SignInScreen, type SignInScreenProps } from './sign-in-screen';
