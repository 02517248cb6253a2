// The rules and the texts of periods. Copied pickers import them from the package.
export { presetPeriod, presetPeriodRange } from './period-presets';
export { periodCalendarProps, periodRootProps, usePeriodRules } from './use-period-rules';
export {
  nameOf,
  periodPatternText,
  periodReading,
  summaryOf,
  unbrokenNameOf,
  validatePeriod,
  validatePeriods,
} from './validate-period';
