// Copied fields and forms share their contexts with installed ones.
export { FieldStoreContext, FormContext, outsideForm } from './form/form-context';
