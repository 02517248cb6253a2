export { TesseraProvider, type TesseraProviderProps } from './internals/tessera-provider';
