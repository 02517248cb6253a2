// biome-ignore-all lint/a11y/useSemanticElements: the region takes the props of a `<div>`.
'use client';
import { useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { cx } from '../../core/dom';
import { useLocale, useLabels } from '../../core/provider/language';
import { useMergedRefs } from '../../core/use-merged-refs';
import { outsideForms } from '../popover';
import { Toast } from './toast';
import { shownToasts, type ToastQueue } from './toast-queue';
import styles from './toast.module.css';
import { useRegionKeys, useTopmost } from './use-region-keys';
import { usePaused } from './use-toast-timer';
import { toast as english, type ToastLabels } from './words';

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Queue to show, from `createToastQueue`. */
  queue: ToastQueue;
  /** `KeyboardEvent.key` of the key that moves focus to the toasts and back. Default: `F6`. */
  hotkey?: string;
  /** Labels that override those of the language. */
  labels?: Partial<ToastLabels>;
}

/**
 * Region that shows the application's toasts, at most three at a time. Timers pause while the pointer or
 * focus is on them and while the page is hidden. Renders a `<div role="region">`; render it once, near the
 * root of the application.
 */
export function ToastRegion(props: ToastRegionProps) {
  return outsideForms(<Region {...props} />);
}

function Region({ queue, hotkey = 'F6', labels, className, ref, ...rest }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const words = useLabels('toast', english, useLocale(undefined, 'ToastRegion'), labels);
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const shown = shownToasts(toasts);
  const paused = usePaused(region, shown.length === 0);
  const { keepFocus, handlers } = useRegionKeys(region, {
    queue,
    hotkey,
    isEmpty: shown.length === 0,
  });
  useTopmost(region);
  const regionLabel = words.region(hotkey);
  const draw = (isUrgent: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'danger') === isUrgent)
      .map((toast) => (
        <Toast
          key={toast.key}
          toast={toast}
          paused={paused}
          awaited={toasts.length > shown.length}
          regionLabel={regionLabel}
          closeLabel={words.close}
          onClose={queue.close}
          onRemove={keepFocus}
        />
      ));
  return (
    <div
      role="region"
      popover="manual"
      aria-label={regionLabel}
      tabIndex={-1}
      data-slot="toast-region"
      {...rest}
      {...handlers(rest)}
      ref={useMergedRefs(region, ref)}
      className={cx(styles.root, className)}
    >
      {/* Live regions announce what is added to them, so they are rendered before the toasts. */}
      <div role="status" aria-atomic="false" data-slot="toast-status" className={styles.list}>
        {draw(false)}
      </div>
      <div role="alert" aria-atomic="false" data-slot="toast-alert" className={styles.list}>
        {draw(true)}
      </div>
    </div>
  );
}
