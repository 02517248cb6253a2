export { Dialog, Drawer, type DialogProps, type DrawerProps } from './dialog';
