export { TesseraProvider, type TesseraProviderProps } from './tessera-provider';
export type { Language } from '../../languages/language';
