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
