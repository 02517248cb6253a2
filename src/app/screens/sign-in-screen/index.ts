export { GuestFrame, type GuestFrameProps } from './guest-frame';
export type { SignInScreenLabels } from '../languages/screen-labels';
export { Medallion } from './medallion';
export { signInBy, type SignInByOptions } from './sign-in-by';
export { SignInScreen, type SignInScreenProps } from './sign-in-screen';
