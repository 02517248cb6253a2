export { GuestFrame, type GuestFrameProps } from './guest-frame';
export { signInScreenLabels, type SignInScreenLabels } from './labels';
export { Notice, type NoticeProps } from './notice';
export { signInBy, type SignInByOptions } from './sign-in-by';
export { SignInScreen, type SignInScreenProps } from './sign-in-screen';
