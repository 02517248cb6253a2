'use client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SecondFactor } from '../../demo-api';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import { Switch } from '../../primitives/switch';
import { succeed } from '../api-client';
import { useApp, useWords } from '../app-context';
import { PasswordDialog } from './password-dialog';
import styles from './settings-screen.module.css';

/** Settings of the password and the second factor. Each change takes the current password. */
export function PasswordSettings({ factor }: { factor: SecondFactor | null }) {
  const { security: words } = useWords();
  const { api } = useApp();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'password' | 'factor' | null>(null);
  const [isChanged, setChanged] = useState(false);
  const isOn = factor !== null;
  const close = () => setOpen(null);
  return (
    <>
      {isChanged && (
        <Callout tone="success" role="status" className={styles.message}>
          {words.changed}
        </Callout>
      )}
      <div className={styles.session}>
        <div className={styles.device}>
          <p className={styles.name}>{words.password}</p>
          <p className={styles.hint}>{words.passwordHint}</p>
        </div>
        <Button size="sm" onClick={() => setOpen('password')}>
          {words.change}
        </Button>
      </div>
      <div className={styles.session}>
        <div className={styles.device}>
          <p id="second-factor" className={styles.name}>
            {words.factor}
          </p>
          <p id="second-factor-hint" className={styles.hint}>
            {words.factorHint}
          </p>
        </div>
        <Switch
          aria-labelledby="second-factor"
          aria-describedby="second-factor-hint"
          checked={isOn}
          onCheckedChange={() => setOpen('factor')}
        />
      </div>
      <PasswordDialog
        open={open === 'password'}
        heading={words.change}
        yes={words.change}
        asksNew
        onConfirm={async ({ current, password }, signal) => {
          const json = { current, password };
          await succeed(api.auth.password.$put({ json }, { init: { signal } }));
          close();
          setChanged(true);
          await revalidate();
        }}
        onClose={close}
      />
      <PasswordDialog
        open={open === 'factor'}
        heading={isOn ? words.factorOff : words.factorOn}
        yes={isOn ? words.turnOff : words.turnOn}
        onConfirm={async ({ current: password }, signal) => {
          const json = { factor: isOn ? null : 'email', password } as const;
          await succeed(api.auth['second-factor'].$put({ json }, { init: { signal } }));
          close();
          await revalidate();
        }}
        onClose={close}
      />
    </>
  );
}
