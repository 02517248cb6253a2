'use client';
import { Suspense, use, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { PasskeyInfo, SecondFactor } from '../../demo-api';
import { bodyOf, type ApiClient } from '../data/api-client';
import { useWords } from '../data/app-context';
import { useWhenOnline } from '../data/failures';
import { Notice } from '../frame/failure';
import { PasskeyList } from './passkey-list';
import { PasswordSettings } from './password-settings';
import { SessionOutline } from './session-list';
import { Group } from './settings-group';
import styles from './settings-screen.module.css';

interface SecurityProps {
  /** Promise of how the user signs in; null if it could not be loaded. */
  security: Promise<SecurityData | null>;
}

/** Settings for how the user signs in: passkeys, password and second factor. */
export function Security({ security }: SecurityProps) {
  const { security: words } = useWords();
  return (
    <>
      <Group title={words.passkeys} hint={words.passkeysHint}>
        <Suspense fallback={<SessionOutline />}>
          <Loaded security={security}>
            {({ passkeys }) => <PasskeyList passkeys={passkeys} />}
          </Loaded>
        </Suspense>
      </Group>
      <Group title={words.title}>
        <Suspense
          fallback={
            <>
              <SessionOutline />
              <SessionOutline />
            </>
          }
        >
          <Loaded security={security}>
            {({ factor }) => <PasswordSettings factor={factor} />}
          </Loaded>
        </Suspense>
      </Group>
    </>
  );
}

interface LoadedProps extends SecurityProps {
  /** Renders the settings. */
  children: (security: SecurityData) => ReactNode;
}

function Loaded({ security: coming, children }: LoadedProps) {
  const { security: words, failure } = useWords();
  const { revalidate } = useRevalidator();
  const security = use(coming);
  const load = () => void revalidate();
  useWhenOnline(!security, load);
  if (security) return children(security);
  return (
    <div className={styles.session}>
      <Notice tone="danger" className={styles.failed} action={failure.retry} onAction={load}>
        {words.loadFailed}
      </Notice>
    </div>
  );
}

/** How a user signs in. */
export interface SecurityData {
  passkeys: readonly PasskeyInfo[];
  factor: SecondFactor | null;
}

/** Loads how the user signs in; null if it could not be loaded, which does not affect other settings. */
export async function loadSecurity(
  api: ApiClient,
  signal: AbortSignal,
): Promise<SecurityData | null> {
  const init = { init: { signal } };
  const requests = [
    bodyOf(api.auth.passkeys.$get({}, init)),
    bodyOf(api.auth['second-factor'].$get({}, init)),
  ] as const;
  return Promise.all(requests).then(
    ([{ passkeys }, { factor }]) => ({ passkeys, factor }),
    () => null,
  );
}
