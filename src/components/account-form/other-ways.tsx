// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import type { ReactNode } from 'react';
import { usableList } from '../../core/props/usable-list';
import { Button, LinkButton } from '../../primitives/button';
import { Icon, key, mail } from '../../primitives/icon';
import styles from './account-form.module.css';
import type { SignInOptions } from './attempt-state';
import { useAccount } from './use-account-form';
import type { Attempt } from './use-attempt';

/** Identity provider, such as a company or a social network. */
export interface SignInProvider {
  /** Id that `onProvider` receives. */
  id: string;
  /** Name, as in "Continue with Example". */
  name: string;
  /** Icon, 16 by 16 pixels; hidden from assistive technology. */
  icon?: ReactNode;
  /** Address that starts the sign-in. Default: `onProvider` is called. */
  href?: string;
}

/** Button for an alternative to the form. */
interface OtherWay {
  text: string;
  onPress: () => void;
}

interface OtherWaysProps {
  /** Name of the group. */
  name: string;
  /** Passkey. Default: no button. */
  passkey?: OtherWay | undefined;
  /** Link by email. Default: no button. */
  sendLink?: OtherWay | undefined;
  providers: ReadonlyArray<SignInProvider> | undefined;
  /** Id of the provider that was used last. */
  lastProvider?: string | undefined;
  /** Called with the id of a provider; no result means that the browser is about to leave the page. */
  onProvider: ((id: string, options: SignInOptions) => Promise<unknown>) | undefined;
  /** Content of the application. */
  otherWays: ReactNode;
}

/**
 * Alternatives to the form: a passkey, a link by email, providers, and those of the application.
 */
export function OtherWays({
  name,
  passkey,
  sendLink,
  providers,
  lastProvider,
  onProvider,
  otherWays,
}: OtherWaysProps) {
  const { component, slot, attempt, labels } = useAccount();
  const list = lastFirst(usableList(component, 'providers', providers), lastProvider);
  if (!passkey && !sendLink && list.length === 0 && !otherWays) return null;
  const { step } = attempt.state;
  const continueWith = (id: string) =>
    attempt.ask(
      `provider ${id}`,
      'onProvider',
      async (signal) => (await onProvider?.(id, { signal })) ?? { canceled: true },
    );
  return (
    <div
      role="group"
      aria-label={name}
      data-slot={`${slot}-providers`}
      className={styles.providers}
      hidden={step === 'code' || step === 'link'}
    >
      <p aria-hidden="true" data-slot={`${slot}-or`} className={styles.or}>
        {labels.separator}
      </p>
      {passkey && (
        <Button
          data-slot={`${slot}-passkey`}
          loading={isRunning(attempt, 'passkey')}
          onClick={passkey.onPress}
        >
          <Icon icon={key} />
          {passkey.text}
        </Button>
      )}
      {sendLink && (
        <Button
          data-slot={`${slot}-send-link`}
          loading={isRunning(attempt, 'link')}
          onClick={sendLink.onPress}
        >
          <Icon icon={mail} />
          {sendLink.text}
        </Button>
      )}
      {list.map((provider) => (
        <ProviderButton
          key={provider.id}
          provider={provider}
          loading={isRunning(attempt, `provider ${provider.id}`)}
          onPress={() => continueWith(provider.id)}
        >
          {labels.provider(provider.name)}
          {provider.id === lastProvider && (
            <span data-slot={`${slot}-last-used`} className={styles.lastUsed}>
              <span>{labels.lastUsed}</span>
            </span>
          )}
        </ProviderButton>
      ))}
      {otherWays}
    </div>
  );
}

interface ProviderButtonProps {
  provider: SignInProvider;
  loading: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Link for a provider with a URL; button for any other provider. */
function ProviderButton({ provider, loading, onPress, children }: ProviderButtonProps) {
  const { slot } = useAccount();
  const { id, icon, href } = provider;
  const mark = icon !== undefined && (
    <span aria-hidden="true" data-slot={`${slot}-provider-icon`} className={styles.providerIcon}>
      {icon}
    </span>
  );
  const shared = { 'data-slot': `${slot}-provider`, 'data-provider': id };
  return href === undefined ? (
    <Button {...shared} loading={loading} onClick={onPress}>
      {mark}
      {children}
    </Button>
  ) : (
    <LinkButton {...shared} href={href}>
      {mark}
      {children}
    </LinkButton>
  );
}

/** Whether a request of a trigger is running. */
function isRunning({ state, pending }: Attempt, trigger: Attempt['state']['trigger']): boolean {
  return pending && state.trigger === trigger;
}

/** Returns the providers, the one that was used last first. */
function lastFirst(list: readonly SignInProvider[], last: string | undefined) {
  const first = list.filter(({ id }) => id === last);
  return [...first, ...list.filter(({ id }) => id !== last)];
}
