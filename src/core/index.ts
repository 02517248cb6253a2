/**
 * Hooks and functions that every component stands on. They are public for copied components, which import them as
 * `tessera-ui/core`; applications need them only to build a component of their own. Nothing here renders markup.
 */
export {
  activeElementNear,
  cx,
  dataAttr,
  isComposing,
  listen,
  isRightToLeft,
  isTrue,
  moveFocus,
} from './dom';
export { cached } from './cached';
export { callBack, type ChangeDetails, createSubscribers } from './callbacks';
export { availabilityCheck, nextUnavailable, type AvailabilityCheck } from './dates/availability';
export {
  addMonthsIn,
  endOfMonth,
  gregorian,
  startOfMonth,
  usableSystem,
  type CalendarSystem,
} from './dates/calendar-system';
export { createCalendarSystem } from './dates/create-calendar-system';
export { durationText, periodLength } from './dates/duration-text';
export { usableBounds, usableDay, type Bounds } from './dates/usable-dates';
export {
  addDays,
  addMonths,
  dayMilliseconds,
  differenceInDays,
  fromUtcDate,
  isIsoDate,
  startOfWeek,
  toUtcDate,
  weekdayOf,
  weekNumber,
  type IsoDate,
} from './dates/iso-date';
export {
  firstDayOfPeriod,
  formatIsoPeriod,
  isoWeeks,
  lastDayOfPeriod,
  parseIsoPeriod,
  periodInYear,
  periodOfBound,
  periodOfDay,
  placeInYear,
  yearOfPeriod,
  type WeekRule,
} from './dates/iso-period';
export { daySeconds, formatIsoTime, parseIsoTime, wrapTime } from './dates/iso-time';
export { isTimeZone, offsetAt } from './dates/time-zone';
export {
  periodCheck,
  usablePeriod,
  usablePeriodBounds,
  usableUnit,
  usableWeeks,
  type PeriodKind,
} from './dates/usable-periods';
export { useNow, useUsableDays } from './dates/use-dates';
export { useLocalNow } from './dates/use-local-now';
export { weekInfo } from './dates/week-info';
export {
  formatLocal,
  formatZoned,
  instantsOf,
  localAt,
  offsetText,
  parseLocal,
  parseZoned,
  readInZone,
  type LocalDateTime,
  type ZonedDateTime,
} from './dates/zoned-time';
export {
  FieldContext,
  useNativeFieldProps,
  type FieldContextValue,
  type NativeControlKind,
} from './forms/field-context';
export { usePartName, type PartName } from './forms/part-name';
export { restoreDefault, type NativeControl, useNativeChange } from './forms/use-native-control';
export { useChecked } from './forms/use-checked';
export { useChipList } from './forms/use-chip-list';
export { useCustomValidity } from './forms/use-custom-validity';
export { useDueCommit, useEarlyText } from './forms/use-early-text';
export { useTextHistory } from './forms/use-text-history';
export {
  useFieldControl,
  useInnerFieldControl,
  type ResolvedFieldControl,
  type FormControlProps,
} from './forms/use-field-control';
export { useFormReset, useFormSubmit } from './forms/use-form-event';
export { usePicker, usePickerField, type PickerField, type PickerProps } from './forms/use-picker';
export { useRadioGroup } from './forms/use-radio-group';
export { useText } from './forms/use-text';
export {
  useTypedText,
  type TextReading,
  type TypedReason,
  type TypedResult,
  type TypedText,
} from './forms/use-typed-text';
export { useWrittenState } from './forms/use-written-state';
export { focusableIn, isGivingFocus } from './layers/give-focus';
export { layersNear } from './layers/layers';
export { useLayer } from './layers/use-layer';
export { lazyModule, type LazyModule } from './lazy-module';
export { useLazyModule } from './use-lazy-module';
export { toAsciiDigits, foldLetters } from './locale/fold-text';
export { dateFormat, gregorianLocale, localeIn, type DateFormat } from './locale/date-format';
export {
  listFormat,
  localesOf,
  numberFormat,
  plainSpaces,
  pluralOf,
  zoneName,
  isLocale,
} from './locale/intl';
export {
  dictionaryCache,
  translator,
  withKanjiNumbers,
  wordTable,
  type Dictionary,
} from './locale/typed-dictionary';
export { luminanceOf, over, readHex, type Rgba } from './color';
export { useAnnouncer, useSpokenText } from './messages/announcer';
export { pressesNear, useAfterPress } from './messages/use-after-press';
export { useLazyPanel } from './panel/use-lazy-panel';
export { isShown, showInTopLayer } from './panel/top-layer';
export {
  closesPanel,
  LayerContext,
  useOpen,
  useOuterFirst,
  type OpenChangeDetails,
  type OpenProps,
  type OpenReason,
  useTrigger,
  type TriggerProps,
} from './panel/use-open';
export { useSheetDrag } from './panel/use-sheet-drag';
export { controlProps, namingProps, propsForRoot } from './props/split-props';
export { checkRange, usableFunction, usableList } from './props/usable-list';
export { hasSameItems, useStableList } from './props/use-stable-list';
export { usableLimits, usableMaxDays, type LengthLimits } from './props/usable-limits';
export { useLocale, useLabels } from './provider/language';
export { givenNumber, givenText, inDevelopment, reportProblem } from './report-problem';
export { useCommitted, useControllableState } from './state';
export { useFocusRing } from './use-focus-ring';
export { controlIn, useFocusableRoot } from './use-focusable-root';
export { useAfterHydration, useBeforeHydration, useHydrated } from './use-hydrated';
export { useMedia } from './use-media';
export { useMergedRefs } from './use-merged-refs';
export { useStyleVars } from './use-style-vars';
export { layerStyles, optionRowStyles, sheetHeadStyles } from './styles';
export { counted, type PluralCategory, type PluralForms } from './locale/plural';
export { useGroupControl } from './forms/use-group-control';
