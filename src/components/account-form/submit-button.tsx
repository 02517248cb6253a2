'use client';
import { Button } from '../../primitives/button';
import { useAccountView } from './account-view';
import { timeLeftText } from './attempt/countdown';

/** Props of {@link SubmitButton}. */
interface SubmitButtonProps {
  /** Text in the first steps. */
  text: string;
  /** Text during the request. */
  busyText: string;
}

/** Button that submits a step; after a link was sent, it sends another one. */
export function SubmitButton({ text, busyText }: SubmitButtonProps) {
  const { slot, attempt, labels, locale } = useAccountView();
  const { state, lockout, pause, pending } = attempt;
  const { step } = state;
  const isBusy = pending && state.trigger === 'submit';
  const sends = pause > 0 ? labels.resendIn(timeLeftText(locale, pause)) : labels.resend;
  const submits = step === 'code' ? labels.verify : text;
  return (
    <Button
      type="submit"
      variant={step === 'link' ? 'outline' : 'solid'}
      loading={isBusy || (pending && step === 'link')}
      aria-disabled={lockout > 0 || (step === 'link' && pause > 0) ? true : undefined}
      data-slot={`${slot}-submit`}
    >
      {step === 'link' ? sends : isBusy ? busyText : submits}
    </Button>
  );
}
