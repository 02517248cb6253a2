export type { SignUpScreenLabels } from '../languages/screen-labels';
export { SignUpScreen, type SignUpScreenProps } from './sign-up-screen';
