import { accountFormSuite } from '../../account-form-suite.ts';

/** Form for a new password compared with native elements and React state. */
export const suite = accountFormSuite('Reset-password form', { cycle: 5, key: 2, server: 9 });
