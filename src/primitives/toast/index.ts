export {
  createToastQueue,
  type QueuedToast,
  type ToastAction,
  type ToastCloseReason,
  type ToastOptions,
  type ToastQueue,
} from './toast-queue';
export { ToastRegion, type ToastRegionProps } from './toast-region';
