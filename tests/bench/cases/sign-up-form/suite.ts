import { accountFormSuite } from '../../account-form-suite.ts';

/** Sign-up form compared with native elements and React state. */
export const suite = accountFormSuite('Sign-up form', { cycle: 4.5, key: 2, server: 8 });
