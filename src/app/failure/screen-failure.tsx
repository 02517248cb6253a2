'use client';
import { EmptyState, type EmptyStateProps } from '../../primitives/empty-state';
import { useWords } from '../app-context';
import { MessageHeading } from '../shell/message-heading';
import { FailureActions } from './failure-actions';
import { useFailure } from './use-failure';

const illustrations: Readonly<
  Record<ReturnType<typeof useFailure>['kind'], EmptyStateProps['illustration']>
> = {
  unreachable: 'offline',
  unloaded: 'offline',
  missing: 'not-found',
  gone: 'not-found',
  broken: 'error',
  forbidden: 'locked',
  expired: 'locked',
};

/** Error screen in place of a screen that could not be rendered. */
export function ScreenFailure() {
  const { failure: words } = useWords();
  const failure = useFailure();
  const { kind } = failure;
  return (
    <EmptyState
      illustration={illustrations[kind]}
      heading={<MessageHeading title={words[kind]} />}
      actions={<FailureActions {...failure} />}
    >
      {words[`${kind}Hint`]}
    </EmptyState>
  );
}
