export type { ProvidedLanguage } from './locale-context';
export { TesseraProvider, type TesseraProviderProps } from './tessera-provider';
