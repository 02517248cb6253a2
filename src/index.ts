export { TesseraProvider, type TesseraProviderProps } from './internals/tessera-provider';
export * from './components/calendar';
export * from './components/date-picker';
