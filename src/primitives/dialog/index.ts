export { Dialog, Drawer, type DialogProps, type DrawerProps } from './dialog';
export type { ModalProps } from './modal';
