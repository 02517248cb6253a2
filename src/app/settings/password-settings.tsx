'use client';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAuth } from '../../auth/react';
import { Field, Form, useForm, useFormState, type FormAnswer } from '../../components/field';
import { PasswordInput } from '../../components/password-input';
import type { SecondFactor, User } from '../../demo-api';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { Dialog } from '../../primitives/dialog';
import { Switch } from '../../primitives/switch';
import { succeed } from '../data/api-client';
import { useApp, useLanguage, useWords } from '../data/app-context';
import { failureKind } from '../data/failures';
import { problemOf, problemTexts } from '../data/problem-texts';
import styles from './settings-screen.module.css';

/** Settings of the password and the second factor. Each change takes the current password. */
export function PasswordSettings({ factor }: { factor: SecondFactor | null }) {
  const { security: words, login } = useWords();
  const { api } = useApp();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'password' | 'factor' | null>(null);
  const [isChanged, setChanged] = useState(false);
  const isOn = factor !== null;
  const close = () => setOpen(null);
  return (
    <>
      {isChanged && (
        <Callout tone="success" role="status" className={styles.message}>
          {words.changed}
        </Callout>
      )}
      <div className={styles.session}>
        <div className={styles.device}>
          <p className={styles.name}>{login.password}</p>
          <p className={styles.hint}>{words.passwordHint}</p>
        </div>
        <Button size="sm" onClick={() => setOpen('password')}>
          {words.change}
        </Button>
      </div>
      <div className={styles.session}>
        <div className={styles.device}>
          <p id="second-factor" className={styles.name}>
            {words.factor}
          </p>
          <p id="second-factor-hint" className={styles.hint}>
            {words.factorHint}
          </p>
        </div>
        <Switch
          aria-labelledby="second-factor"
          aria-describedby="second-factor-hint"
          checked={isOn}
          onCheckedChange={() => setOpen('factor')}
        />
      </div>
      <PasswordDialog
        open={open === 'password'}
        heading={words.change}
        yes={words.change}
        asksNew
        onConfirm={async ({ current, password }, signal) => {
          const json = { current, password };
          await succeed(api.auth.password.$put({ json }, { init: { signal } }));
          close();
          setChanged(true);
          await revalidate();
        }}
        onClose={close}
      />
      <PasswordDialog
        open={open === 'factor'}
        heading={isOn ? words.factorOff : words.factorOn}
        yes={isOn ? words.turnOff : words.turnOn}
        onConfirm={async ({ current: password }, signal) => {
          const json = { factor: isOn ? null : 'email', password } as const;
          await succeed(api.auth['second-factor'].$put({ json }, { init: { signal } }));
          close();
          await revalidate();
        }}
        onClose={close}
      />
    </>
  );
}

/** Passwords of the form. */
interface Passwords {
  current: string;
  password: string;
}

interface PasswordDialogProps {
  open: boolean;
  heading: string;
  /** Label of the confirm button. */
  yes: string;
  /** Whether a new password is asked for, too. Default: `false`. */
  asksNew?: boolean;
  /** Sends the passwords; rejects if the change failed. */
  onConfirm: (passwords: Passwords, signal: AbortSignal) => Promise<void>;
  onClose: () => void;
}

/** Dialog that asks for the password before the user changes how they sign in. */
function PasswordDialog(props: PasswordDialogProps) {
  const { open, heading, yes, asksNew = false, onClose } = props;
  const { security: words, tripForm } = useWords();
  const form = useForm<Passwords>();
  const { submitting } = useFormState(form);
  const id = useId();
  return (
    <Dialog
      open={open}
      heading={heading}
      description={asksNew ? undefined : words.confirm}
      lightDismiss={false}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{tripForm.cancel}</Button>
          <Button type="submit" form={id} variant="solid" loading={submitting}>
            {yes}
          </Button>
        </>
      }
    >
      {open && <PasswordFields {...props} id={id} form={form} />}
    </Dialog>
  );
}

interface PasswordFieldsProps extends Pick<PasswordDialogProps, 'asksNew' | 'onConfirm'> {
  id: string;
  form: ReturnType<typeof useForm<Passwords>>;
}

function PasswordFields({ id, form, asksNew, onConfirm }: PasswordFieldsProps) {
  const words = useWords();
  const language = useLanguage();
  const email = useAuth<string, User>(({ user }) => user?.email ?? '');
  const { security } = words;
  const answerTo = (error: unknown): FormAnswer => {
    const problem = problemOf(error);
    if (problem?.code === 'password-wrong') return { fieldErrors: { current: security.wrong } };
    if (problem?.code === 'too-many-attempts') {
      const minutes = Math.ceil(Number(problem.retryAfter) / 60);
      const time = new Intl.RelativeTimeFormat(language).format(minutes, 'minute');
      return { formError: security.blocked(time) };
    }
    const fieldErrors = problemTexts(problem, { language, words });
    return fieldErrors ? { fieldErrors } : { formError: words.failure[failureKind(error)] };
  };
  return (
    <Form
      id={id}
      form={form}
      onSubmit={(passwords, { signal }) =>
        onConfirm(passwords, signal).then((): FormAnswer => ({ ok: true }), answerTo)
      }
    >
      {/* Password managers update the entry of this account. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        name="current"
        label={asksNew ? security.current : words.login.password}
        rules="required"
      >
        <PasswordInput />
      </Field>
      {asksNew && (
        <Field name="password" label={security.next} rules="required|minLength:8">
          <PasswordInput autoComplete="new-password" strength weakWords={[words.name]} />
        </Field>
      )}
    </Form>
  );
}
