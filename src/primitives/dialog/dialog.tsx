'use client';
import { Modal, type ModalProps } from './modal';

/** Props of {@link Dialog}. */
export type DialogProps = ModalProps;

/**
 * Modal dialog for a question or a short form. The page behind it is inert, and focus returns to where it
 * was. Renders a `<dialog>` while open and nothing while closed; a bottom sheet on a narrow screen.
 */
export function Dialog(props: DialogProps) {
  return <Modal data-slot="dialog" {...props} hasCloseButton={props.actions === undefined} />;
}

/** Props of {@link Drawer}: those of a {@link Dialog} and `side`. */
export interface DrawerProps extends ModalProps {
  /** Edge of the screen, relative to the reading direction. Default: `end`. */
  side?: 'start' | 'end';
}

/**
 * Modal panel at the side of the screen, for navigation, filters or details. Renders a `<dialog>` with a
 * close button while open and nothing while closed; a bottom sheet on a narrow screen.
 */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  return <Modal data-slot="drawer" data-side={side} {...rest} hasCloseButton />;
}
