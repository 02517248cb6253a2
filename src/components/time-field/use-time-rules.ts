'use client';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import type { TimeFieldOwnProps } from './time-field-props';
import type { TimeStyle } from './time-texts';
import { typedTimes as englishWords } from './typed/words';
import { usableGranularity, usableHourCycle, usableTimeLimits } from './usable-time';
import type { TimeRules } from './validate-time';
import { timeField as english } from './words';

/** Props of {@link useTimeRules}. */
type TimeRuleProps = {
  [Name in 'locale' | 'labels' | 'granularity' | 'hourCycle' | 'min' | 'max' | 'step']?:
    | TimeFieldOwnProps[Name]
    | undefined;
};

/** Returns the rules of a time field without the current time: language, clock and limits. */
export function useTimeRules(component: string, props: TimeRuleProps): Omit<TimeRules, 'now'> {
  const locale = useLocale(props.locale, component);
  const labels = useLabels('timeField', english, locale, props.labels);
  const words = useLabels('typedTimes', englishWords, locale);
  const granularity = usableGranularity(component, props.granularity ?? 'minute');
  const style: TimeStyle = {
    locale,
    granularity,
    hourCycle: usableHourCycle(component, props.hourCycle),
  };
  const { min, max, step } = props;
  return {
    limits: usableTimeLimits(component, { min, max, step, granularity }),
    style,
    labels,
    words,
  };
}
