'use client';
import { Modal, type ModalProps } from './modal';

/** Props of {@link Drawer}: those of a {@link Dialog} and its side. */
export interface DrawerProps extends ModalProps {
  /** Edge of the screen that the drawer comes from, in reading direction. Default: `end`. */
  side?: 'start' | 'end';
}

/**
 * Modal panel at the side of the screen, for navigation, filters or the details of an entry. Renders a `<dialog>` with a button
 * that closes it while open and nothing while closed; a sheet at the bottom edge of a narrow screen.
 */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  return <Modal data-slot="drawer" data-side={side} {...rest} hasCloseButton />;
}
