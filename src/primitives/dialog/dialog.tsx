'use client';
import { Modal, type ModalProps } from './modal';

/** Props of {@link Dialog}: those of a `<dialog>`, what it says and how it opens. */
export type DialogProps = ModalProps;

/**
 * Modal dialog for a question or a short form: the page behind it is out of reach, and focus goes back to where it came from.
 * Renders a `<dialog>` while open and nothing while closed; a sheet at the bottom edge of a narrow screen.
 */
export function Dialog(props: DialogProps) {
  return <Modal data-slot="dialog" {...props} hasCloseButton={props.actions === undefined} />;
}
