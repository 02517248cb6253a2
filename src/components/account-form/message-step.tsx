'use client';
import type { ReactNode, Ref } from 'react';
import { LinkButton } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import styles from './account-step.module.css';
import { AccountText } from './account-text';
import { useAccountView } from './account-view';

/** Props of {@link LinkStep}. */
interface LinkStepProps {
  ref: Ref<HTMLDivElement>;
  /** Returns what was sent, from the account. */
  textOf: (account: string) => string;
}

/** Step after a link was requested: what was sent, and to whom. It receives focus, so that it is announced. */
export function LinkStep({ ref, textOf }: LinkStepProps) {
  const { slot } = useAccountView();
  return (
    <div ref={ref} tabIndex={-1} data-slot={`${slot}-link-step`} className={styles.sent}>
      <p>
        <AccountText textOf={textOf} />
      </p>
    </div>
  );
}

/** Props of {@link EndStep}. */
interface EndStepProps {
  ref: Ref<HTMLDivElement>;
  /** Success, or a link that is no longer valid. */
  end: 'done' | 'expired';
  text: string;
  /** URL of the next page, or custom content. */
  next: ReactNode;
  /** Text of the link, if `next` is a URL. */
  linkText: string;
}

/** End of a form, instead of its fields, and where to go. It receives focus, so that it is announced. */
export function EndStep({ ref, end, text, next, linkText }: EndStepProps) {
  const { slot } = useAccountView();
  const isDone = end === 'done';
  return (
    <div ref={ref} tabIndex={-1} data-slot={`${slot}-${end}`} className={styles.end}>
      <Callout tone={isDone ? 'success' : 'warning'}>{text}</Callout>
      {typeof next === 'string' ? (
        <LinkButton href={next} variant={isDone ? 'solid' : 'outline'} data-slot={`${slot}-next`}>
          {linkText}
        </LinkButton>
      ) : (
        next
      )}
    </div>
  );
}
