'use client';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Field, Form, type FormAnswer } from '../../components/field';
import type { PasskeyInfo } from '../../demo-api';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { Dialog } from '../../primitives/dialog';
import { TextInput } from '../../primitives/text-input';
import { succeed } from '../api-client';
import { useApp, useMomentFormat, useWords } from '../app-context';
import { failureKind, type FailureKind } from '../failure/failure-kind';
import { Question } from '../shell/question';
import styles from './settings-screen.module.css';

/** Props of {@link PasskeyRow}. */
interface PasskeyRowProps {
  passkey: PasskeyInfo;
  /** Called with the name after the passkey was removed. */
  onRemoved: (name: string) => void;
}

/** Passkey with its last use, and buttons that rename and remove it. */
export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { security: words, settings } = useWords();
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { createdAt, lastUsedAt } = passkey;
  const name = passkey.name || words.unnamed;
  const close = () => setOpen(null);
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.hint}>
          {words.created(momentText(createdAt))}
          {' · '}
          {lastUsedAt === null ? words.unused : settings.lastUsed(momentText(lastUsedAt))}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button size="sm" aria-label={words.renameOf(name)} onClick={() => setOpen('rename')}>
          {words.rename}
        </Button>
        <Button size="sm" aria-label={words.removeOf(name)} onClick={() => setOpen('remove')}>
          {words.remove}
        </Button>
      </div>
      <Rename passkey={passkey} open={open === 'rename'} onClose={close} />
      <Remove
        id={passkey.id}
        name={name}
        open={open === 'remove'}
        onClose={close}
        onRemoved={onRemoved}
      />
    </li>
  );
}

/** Props of {@link Rename}. */
interface RenameProps {
  passkey: PasskeyInfo;
  open: boolean;
  onClose: () => void;
}

function Rename({ passkey: { id, name }, open, onClose }: RenameProps) {
  const { security: words, trip, failure } = useWords();
  const { api } = useApp();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const save = async ({ name: next }: { name: string }): Promise<FormAnswer> => {
    try {
      const json = { name: next.trim() };
      await succeed(api.auth.passkeys[':id'].$patch({ param: { id }, json }));
    } catch (error) {
      return { formError: failure[failureKind(error)] };
    }
    onClose();
    await revalidate();
    return { ok: true };
  };
  return (
    <Dialog
      open={open}
      heading={words.renameOf(name || words.unnamed)}
      lightDismiss={false}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{trip.cancel}</Button>
          <Button type="submit" form={formId} variant="solid">
            {words.save}
          </Button>
        </>
      }
    >
      {open && (
        <Form id={formId} defaultValues={{ name }} onSubmit={save}>
          <Field name="name" label={words.name} rules="required|maxLength:60">
            <TextInput autoComplete="off" maxLength={60} />
          </Field>
        </Form>
      )}
    </Dialog>
  );
}

/** Props of {@link Remove}. */
interface RemoveProps {
  id: string;
  name: string;
  open: boolean;
  onClose: () => void;
  onRemoved: (name: string) => void;
}

function Remove({ id, name, open, onClose, onRemoved }: RemoveProps) {
  const { security: words, failure } = useWords();
  const { api } = useApp();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FailureKind | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await succeed(api.auth.passkeys[':id'].$delete({ param: { id } }));
    } catch (error) {
      const kind = failureKind(error);
      setBusy(false);
      // If another tab has already removed it, the result is the same.
      if (kind !== 'missing') return setFailed(kind);
    }
    setBusy(false);
    onClose();
    onRemoved(name);
    return revalidate();
  };
  return (
    <Question
      open={open}
      heading={words.removeQuestion}
      description={words.removeHint(name)}
      yes={words.remove}
      busy={busy}
      onYes={() => void remove()}
      onNo={onClose}
    >
      {failed && (
        <Callout tone="danger" role="alert">
          {failure[failed]}
        </Callout>
      )}
    </Question>
  );
}
