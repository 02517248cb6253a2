'use client';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { AuthRequestError } from '../../auth';
import { createPasskeys, PasskeyError } from '../../auth/passkey';
import { Field, Form, type FormAnswer } from '../../components/field';
import type { PasskeyInfo } from '../../demo-api';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { Dialog } from '../../primitives/dialog';
import { TextInput } from '../../primitives/text-input';
import { succeed } from '../data/api-client';
import { useApp, useMomentFormat, useWords } from '../data/app-context';
import { failureKind, type FailureKind } from '../data/failures';
import type { Words } from '../words/en';
import { deviceName } from './session-list';
import { Question } from './settings-group';
import styles from './settings-screen.module.css';

/** Lists the user's passkeys, with a button that creates one in the dialog of the platform. */
export function PasskeyList({ passkeys: known }: { passkeys: readonly PasskeyInfo[] }) {
  const words = useWords();
  const { auth, hasPasskeys } = useApp();
  const { revalidate } = useRevalidator();
  const [passkeys] = useState(() => createPasskeys(auth));
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<{ kind: 'success' | 'danger'; text: string } | null>(null);
  const { security } = words;
  const add = async () => {
    setBusy(true);
    setNews(null);
    try {
      await passkeys.register({ request: { name: deviceName(navigator.userAgent) ?? '' } });
      await revalidate();
      setNews({ kind: 'success', text: security.added });
    } catch (error) {
      const text = problemText(error, words);
      if (text !== null) setNews({ kind: 'danger', text });
    }
    setBusy(false);
  };
  return (
    <>
      {news && (
        <Callout
          tone={news.kind}
          role={news.kind === 'success' ? 'status' : 'alert'}
          className={styles.message}
        >
          {news.text}
        </Callout>
      )}
      <ul className={styles.sessions}>
        {known.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRemoved={(name) => setNews({ kind: 'success', text: security.removed(name) })}
          />
        ))}
      </ul>
      <div className={styles.end}>
        {!hasPasskeys && <p className={styles.hint}>{security.unavailable}</p>}
        {hasPasskeys && known.length === 0 && <p className={styles.hint}>{security.none}</p>}
        {hasPasskeys && (
          <Button size="sm" loading={busy} onClick={() => void add()}>
            {security.add}
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns why a passkey was not created; null if the user dismissed the dialog. */
function problemText(error: unknown, { security, failure }: Words): string | null {
  if (error instanceof PasskeyError) {
    if (error.reason === 'canceled') return null;
    return error.reason === 'exists' ? security.exists : security.failed;
  }
  if (!(error instanceof AuthRequestError)) return security.failed;
  if (error.status === null) return failure.unreachable;
  return error.status === 409 ? security.tooMany : security.failed;
}

interface PasskeyRowProps {
  passkey: PasskeyInfo;
  /** Called with the name after the passkey was removed. */
  onRemoved: (name: string) => void;
}

/** Passkey with its last use, and buttons that rename and remove it. */
function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
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
          <span>{words.created(momentText(createdAt))}</span>{' '}
          <span>
            {lastUsedAt === null ? words.unused : settings.lastUsed(momentText(lastUsedAt))}
          </span>
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

interface RenameProps {
  passkey: PasskeyInfo;
  open: boolean;
  onClose: () => void;
}

function Rename({ passkey: { id, name }, open, onClose }: RenameProps) {
  const { security: words, tripForm, failure } = useWords();
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
          <Button onClick={onClose}>{tripForm.cancel}</Button>
          <Button type="submit" form={formId} variant="solid">
            {tripForm.save}
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
