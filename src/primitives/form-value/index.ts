export { FormValue, type FormValueProps } from './form-value';
