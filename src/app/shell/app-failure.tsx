'use client';
import { useWords } from '../app-context';
import { GuestMessage } from '../session/guest-message';
import { FailureActions } from './failure-actions';
import { useFailure } from './use-failure';

/** Screen in the place of everything, where not even the frame could be shown. */
export function AppFailure() {
  const { failure: words } = useWords();
  const failure = useFailure();
  const { kind } = failure;
  return (
    <GuestMessage
      title={words[kind]}
      hint={words[`${kind}Hint`]}
      actions={<FailureActions {...failure} />}
    />
  );
}
