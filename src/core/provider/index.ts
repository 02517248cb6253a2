export type { ProvidedLanguage } from './language';
export { TesseraProvider, type TesseraProviderProps } from './tessera-provider';
