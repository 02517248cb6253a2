'use client';
import { useWords } from '../app-context';
import { GuestMessage } from '../session/guest-message';
import { FailureActions } from './failure-actions';
import { useFailure } from './use-failure';

/** Error screen of the app, if even its frame could not be rendered. */
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
