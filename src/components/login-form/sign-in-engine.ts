// What acts once somebody signs in; it loads when the form is on the page.
export { forgetSecrets } from './forget-secrets';
export { readCode } from './read-code';
export { requestAnswer } from './request-answer';
export { runDown } from './run-down';
