export { Dialog, type DialogProps } from './dialog';
export { Drawer, type DrawerProps } from './drawer';
export type { DialogCloseReason, ModalProps } from './modal';
