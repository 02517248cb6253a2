export { authContract, type ContractCase } from './auth-contract';
export type {
  ContractAccount,
  ContractEndpoints,
  ContractFeature,
  ContractMessage,
  ContractOptions,
} from './contract-client';
export { pickDate, pickDateTime, pickPeriod, pickPeriodRange, pickRange } from './dates';
export {
  addTags,
  chooseCountries,
  chooseCountry,
  pickColor,
  rate,
  readTags,
  removeTag,
} from './fields';
export { setTimeLimit, type TestUser } from './find-widget';
export { enterCode, fillSignIn, readErrors, type TestCredentials } from './forms';
export { cleanHtmlOf, goToPage } from './pages';
