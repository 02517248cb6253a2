'use client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SessionInfo } from '../demo-api';
import { Button } from '../primitives/button';
import { succeed } from './api-client';
import { useApp, useSettings, useWords } from './app-context';
import { deviceName } from './device-name';
import { failureKind, type FailureKind } from './failure-kind';
import { Notice } from './notice';
import { Group } from './settings-group';
import { useWhenOnline } from './use-when-online';
import styles from './settings-screen.module.css';

/** Props of {@link SessionList}. */
interface SessionListProps {
  /** Sessions of the person; null where they could not be loaded. */
  sessions: readonly SessionInfo[] | null;
}

/** Sessions of the person, each to be ended, and all at once. */
export function SessionList({ sessions }: SessionListProps) {
  const { settings: words, failure } = useWords();
  const { auth, api } = useApp();
  const { revalidate } = useRevalidator();
  const [failed, setFailed] = useState<FailureKind | null>(null);
  const load = () => {
    setFailed(null);
    void revalidate();
  };
  const end = async (id: string) => {
    setFailed(null);
    try {
      await succeed(api.auth.sessions[':id'].$delete({ param: { id } }));
    } catch (error) {
      const kind = failureKind(error);
      // Who asks it of a session that another tab has ended has what they want.
      if (kind !== 'missing') return setFailed(kind);
    }
    return revalidate();
  };
  useWhenOnline(failed !== null || !sessions, load);
  return (
    <Group title={words.sessions}>
      <p className={styles.hint}>{words.sessionsHint}</p>
      {(failed || !sessions) && (
        <Notice
          kind="danger"
          actions={
            <Button size="sm" onClick={load}>
              {failure.retry}
            </Button>
          }
        >
          {failed ? failure[failed] : words.sessionsFailed}
        </Notice>
      )}
      <ul className={styles.sessions}>
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      <div className={styles.end}>
        <Button onClick={() => void auth.logout({ everywhere: true })}>{words.endAll}</Button>
      </div>
    </Group>
  );
}

/** Props of {@link SessionRow}. */
interface SessionRowProps {
  /** Session. */
  session: SessionInfo;
  /** Called when the session is to be ended. */
  onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { settings: words } = useWords();
  const { language, timeZone } = useSettings();
  const { current, lastUsedAt, userAgent, address } = session;
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(lastUsedAt));
  const device = deviceName(userAgent) ?? words.unknownDevice;
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p className={styles.name}>
          <bdi>{device}</bdi>
        </p>
        <p className={styles.hint}>
          {words.lastUsed(time)}
          {address && (
            <>
              {' · '}
              <bdi>{address}</bdi>
            </>
          )}
        </p>
      </div>
      {current ? (
        <span className={styles.hint}>{words.current}</span>
      ) : (
        <Button size="sm" aria-label={words.endOf(device)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
