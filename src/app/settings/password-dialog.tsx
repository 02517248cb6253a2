'use client';
import { useId } from 'react';
import { useAuth } from '../../auth/react';
import { Field, Form, useForm, useFormState, type FormAnswer } from '../../components/field';
import { PasswordInput } from '../../components/password-input';
import type { User } from '../../demo-api';
import { Button } from '../../primitives/button';
import { Dialog } from '../../primitives/dialog';
import { problemOf } from '../account/account-answer';
import { useLanguage, useWords } from '../app-context';
import { failureKind } from '../failure/failure-kind';
import { problemTexts } from '../session/problem-texts';

/** Passwords of the form. */
interface Passwords {
  current: string;
  password: string;
}

/** Props of {@link PasswordDialog}. */
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
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, heading, yes, asksNew = false, onClose } = props;
  const { security: words, trip } = useWords();
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
          <Button onClick={onClose}>{trip.cancel}</Button>
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

/** Props of {@link PasswordFields}. */
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
