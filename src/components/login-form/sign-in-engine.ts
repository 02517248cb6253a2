// What acts once somebody signs in; it loads when the form is on the page.
export { askServer } from './ask-server';
export { readCode } from './read-code';
export { runDown } from './run-down';
