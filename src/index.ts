export { TesseraProvider, type TesseraProviderProps } from './internals/tessera-provider';
export * from './components/calendar';
export * from './components/color-picker';
export * from './components/date-picker';
export * from './components/pagination';
export * from './components/qr-code';
export * from './components/country-select';
export * from './components/sanitized-html';
export * from './components/tag-input';
