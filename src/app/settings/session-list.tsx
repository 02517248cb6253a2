'use client';
import { Suspense, use, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SessionInfo } from '../../demo-api';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { Skeleton } from '../../primitives/skeleton';
import { succeed } from '../data/api-client';
import { useApp, useMomentFormat, useWords } from '../data/app-context';
import { failureKind, useWhenOnline, type FailureKind } from '../data/failures';
import { Notice } from '../frame/failure';
import waiting from '../frame/waiting.module.css';
import { Group, Question } from './settings-group';
import styles from './settings-screen.module.css';

interface SessionListProps {
  /** Promise of the user's sessions; null if they could not be loaded. */
  sessions: Promise<readonly SessionInfo[] | null>;
}

/** Lists the user's sessions, with buttons to end one or all. */
export function SessionList({ sessions }: SessionListProps) {
  const { settings: words } = useWords();
  return (
    <Group title={words.sessions} hint={words.sessionsHint}>
      <Suspense fallback={<SessionOutline />}>
        <LoadedSessions sessions={sessions} />
      </Suspense>
    </Group>
  );
}

function LoadedSessions({ sessions: coming }: SessionListProps) {
  const { settings: words, failure } = useWords();
  const { api } = useApp();
  const { revalidate } = useRevalidator();
  const [failed, setFailed] = useState<FailureKind | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const sessions = use(coming);
  const isAlone = sessions?.length === 1;
  const load = () => {
    setFailed(null);
    void revalidate();
  };
  const end = async (id: string, device: string) => {
    setFailed(null);
    setEnded(null);
    try {
      await succeed(api.auth.sessions[':id'].$delete({ param: { id } }));
    } catch (error) {
      const kind = failureKind(error);
      // If another tab has already ended the session, the result is the same.
      if (kind !== 'missing') return setFailed(kind);
    }
    await revalidate();
    return setEnded(device);
  };
  useWhenOnline(failed !== null || !sessions, load);
  return (
    <>
      {(failed || !sessions) && (
        <Notice tone="danger" className={styles.message} action={failure.retry} onAction={load}>
          {failed ? failure[failed] : words.sessionsFailed}
        </Notice>
      )}
      {ended !== null && (
        <Callout tone="success" role="status" className={styles.message}>
          {words.ended(ended)}
        </Callout>
      )}
      <ul className={styles.sessions}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={(name) => void end(session.id, name)}
          />
        ))}
      </ul>
      <div className={styles.end}>
        <p className={styles.hint}>{isAlone ? words.alone : words.endAllHint}</p>
        {!isAlone && <EndAllSessions />}
      </div>
    </>
  );
}

/** Outline of a session while the list loads: there is at least one. */
export function SessionOutline() {
  return (
    <div aria-busy="true" aria-hidden="true" className={`${styles.outline} ${waiting.late}`}>
      <Skeleton width="22%" />
      <Skeleton shape="thin" width="38%" />
    </div>
  );
}

interface SessionRowProps {
  session: SessionInfo;
  /** Called with the device name to end the session. */
  onEnd: (device: string) => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { settings: words } = useWords();
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const { current, lastUsedAt, userAgent, address } = session;
  const device = deviceName(userAgent) ?? words.unknownDevice;
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p className={styles.name}>
          <bdi>{device}</bdi>
        </p>
        <p className={styles.hint}>
          <span>{words.lastUsed(momentText(lastUsedAt))}</span> {address && <bdi>{address}</bdi>}
        </p>
      </div>
      {current ? (
        <span className={styles.hint}>{words.current}</span>
      ) : (
        <Button size="sm" aria-label={words.endOf(device)} onClick={() => onEnd(device)}>
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** Button that ends all sessions of the user, including this one, after a confirmation. */
function EndAllSessions() {
  const { settings: words } = useWords();
  const { auth } = useApp();
  const [asks, setAsks] = useState(false);
  const end = () => {
    setAsks(false);
    void auth.logout({ everywhere: true });
  };
  return (
    <>
      <Button size="sm" variant="soft" tone="danger" onClick={() => setAsks(true)}>
        {words.endAll}
      </Button>
      <Question
        open={asks}
        heading={words.endAllQuestion}
        description={words.endAllHint}
        yes={words.endAll}
        onYes={end}
        onNo={() => setAsks(false)}
      />
    </>
  );
}

const programs: ReadonlyArray<readonly [mark: RegExp, name: string]> = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const systems: ReadonlyArray<readonly [mark: RegExp, name: string]> = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns the names of browser and system in a `User-Agent`, such as `Firefox · Linux`, or null. */
export function deviceName(userAgent: string): string | null {
  const found = [programs, systems].flatMap(
    (list) => list.find(([mark]) => mark.test(userAgent))?.[1] ?? [],
  );
  return found.length > 0 ? found.join(' · ') : userAgent.slice(0, 60) || null;
}
