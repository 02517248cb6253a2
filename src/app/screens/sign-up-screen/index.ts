export type { SignUpScreenLabels } from '../languages/en';
export { SignUpScreen, type SignUpScreenProps } from './sign-up-screen';
