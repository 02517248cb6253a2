import { accountFormSuite } from '../../account-form-suite.ts';

/** Login form compared with native elements and React state. */
export const suite = accountFormSuite('Login form', { cycle: 3.5, key: 1.7, server: 8 });
