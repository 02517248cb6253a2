import { useId, useState, useSyncExternalStore } from 'react';
import { createAuth, refreshStrategy, type Auth } from '#src/auth/index.ts';
import { AuthProvider, RequireAuth, RequireScope, useAuth } from '#src/auth/react/index.ts';
import { Button } from '#src/primitives/button/index.ts';
import { Card } from '#src/primitives/card/index.ts';
import { Chip } from '#src/primitives/chip/index.ts';
import styles from './session-demo.module.css';
import { createSessionServer, type Person, type ServerCall } from './session-server.ts';
import { SignInForm } from './sign-in-form.tsx';

/** State of one demonstration. */
interface Story {
  /** Milliseconds by which the clocks of client and server were advanced. */
  later: number;
  calls: readonly ServerCall[];
  /** Result of the last request. */
  outcome: string;
}

/** Session with an in-memory server and a clock that can be advanced. */
export interface Stage {
  auth: Auth<Person>;
  getStory: () => Story;
  tell: (change: Partial<Story>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a stage without a signed-in user. */
export function createStage(): Stage {
  let story: Story = { later: 0, calls: [], outcome: '' };
  const listeners = new Set<() => void>();
  const tell = (change: Partial<Story>) => {
    story = { ...story, ...change };
    for (const listener of listeners) listener();
  };
  const now = () => Date.now() + story.later;
  const auth = createAuth<Person>({
    strategies: { local: refreshStrategy() },
    redirect: false,
    now,
    fetch: createSessionServer(now, (call) => tell({ calls: [...story.calls, call] })),
    // Two demonstrations on one page have separate sessions.
    channel: false,
    locks: false,
  });
  return {
    auth,
    getStory: () => story,
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Demonstrates a session from sign-in to sign-out and lists all requests. */
export function SessionDemo({ stage: given }: { stage?: Stage }) {
  const [stage] = useState(() => given ?? createStage());
  return (
    <AuthProvider auth={stage.auth}>
      <div className={styles.root}>
        <RequireAuth path="/trips" otherwise={<SignInForm />}>
          <Desk stage={stage} />
        </RequireAuth>
        <CallList stage={stage} />
      </div>
    </AuthProvider>
  );
}

const tones = {
  valid: 'success',
  expired: 'danger',
  absent: 'neutral',
  unknown: 'neutral',
} as const;

/** Content for signed-in users. */
function Desk({ stage }: { stage: Stage }) {
  const { user, fetch, logout, tokenStatus } = useAuth<Person>();
  const { later } = useSyncExternalStore(stage.subscribe, stage.getStory);
  const clock = useId();
  const ask = async (method: string, path: string) => {
    try {
      const { status, ok } = await fetch(path, { method });
      stage.tell({ outcome: ok ? 'Done.' : `The server answered ${status}.` });
    } catch (error) {
      stage.tell({ outcome: (error as Error).message });
    }
  };
  const wait = (days: number, words: string) =>
    stage.tell({ later: later + days * 86_400_000, outcome: words });
  return (
    <Card role="region" aria-label="Session" className={styles.card}>
      <h2 className={styles.heading}>Session</h2>
      <dl className={styles.facts}>
        <dt>Signed in</dt>
        <dd>{user?.name}</dd>
        <dt>Scopes</dt>
        <dd>
          {user?.scope.map((scope) => (
            <Chip key={scope}>{scope}</Chip>
          ))}
        </dd>
        <dt>Access token</dt>
        <dd>
          <Chip tone={tones[tokenStatus('access')]} showDot>
            {tokenStatus('access')}
          </Chip>
        </dd>
        <dt>Refresh token</dt>
        <dd>
          <Chip tone={tones[tokenStatus('refresh')]} showDot>
            {tokenStatus('refresh')}
          </Chip>
        </dd>
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => ask('GET', '/api/trips')}>Load trips</Button>
        <RequireScope
          scopes="trips:write"
          denied={
            <p className={styles.note}>
              <bdi>Deleting requires trips:write.</bdi>
            </p>
          }
        >
          <Button tone="danger" onClick={() => ask('DELETE', '/api/trips/3')}>
            Delete a trip
          </Button>
        </RequireScope>
        <Button variant="ghost" onClick={() => logout()}>
          Sign out
        </Button>
      </div>
      <div role="group" aria-labelledby={clock} className={styles.actions}>
        <span id={clock} className={styles.caption}>
          Move the clock
        </span>
        <Button onClick={() => wait(1 / 48, 'Half an hour has passed.')}>Half an hour later</Button>
        <Button onClick={() => wait(30, 'Thirty days have passed.')}>Thirty days later</Button>
      </div>
    </Card>
  );
}

/** Lists the requests, newest first, and two accounts to sign in with. */
function CallList({ stage }: { stage: Stage }) {
  const accounts = useId();
  const { calls, outcome } = useSyncExternalStore(stage.subscribe, stage.getStory);
  const { user } = useAuth<Person>();
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>Requests</h2>
        <output>
          <bdi>{outcome}</bdi>
        </output>
      </div>
      {calls.length === 0 ? (
        <p className={styles.note}>
          <bdi>No requests yet.</bdi>
        </p>
      ) : (
        <ol className={styles.calls}>
          {calls
            .slice(-8)
            .toReversed()
            .map(({ id, method, path, hasToken, status }) => (
              <li key={id} className={styles.call}>
                <span className={styles.code}>
                  <bdi>{`${method} ${path}`}</bdi>
                </span>
                <span className={styles.note}>{hasToken ? 'with token' : 'no token'}</span>
                <span className={styles.status} data-failed={status >= 400 ? '' : undefined}>
                  {status}
                </span>
              </li>
            ))}
        </ol>
      )}
      {!user && (
        <div role="group" aria-labelledby={accounts} className={styles.actions}>
          <span id={accounts} className={styles.caption}>
            Sign in as
          </span>
          {['reader@example.com', 'editor@example.com'].map((email) => (
            <Button key={email} variant="soft" onClick={() => stage.auth.login({ email })}>
              {email}
            </Button>
          ))}
          <p className={styles.note}>
            <bdi>In the form, every password but “wrong” works.</bdi>
          </p>
        </div>
      )}
    </Card>
  );
}
