export { TesseraProvider, type TesseraProviderProps } from './tessera-provider';
