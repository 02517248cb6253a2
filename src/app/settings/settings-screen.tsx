'use client';
import { useLoaderData } from 'react-router';
import { ColorInput } from '../../components/color-picker';
import type { SessionInfo } from '../../demo-api';
import { Button } from '../../primitives/button';
import { bodyOf } from '../data/api-client';
import { useApp, useSettings, useWords, type AppParts } from '../data/app-context';
import { guarded } from '../data/session';
import { settingChoices, type Settings } from '../data/settings';
import { ScreenHeading } from '../frame/screen-heading';
import { languages } from '../words/load-words';
import { AccentSample, hexOf, usePageColors } from './accent-sample';
import { loadSecurity, Security, type SecurityData } from './security';
import { SessionList } from './session-list';
import { ChoiceSetting, Group, Setting } from './settings-group';
import styles from './settings-screen.module.css';

/** Loaded data of the settings screen. */
interface SettingsData {
  /**
   * Promise of the user's sessions; null if they could not be loaded, which does not affect other settings.
   */
  sessions: Promise<SessionInfo[] | null>;
  /** Promise of how the user signs in. */
  security: Promise<SecurityData | null>;
}

/** Loader of the settings. */
export function settingsLoader(parts: AppParts) {
  return guarded(parts, async ({ request: { signal } }): Promise<SettingsData> => {
    const answer = bodyOf(parts.api.auth.sessions.$get({}, { init: { signal } }));
    // Settings on the device are shown immediately, without waiting for the server.
    return {
      sessions: answer.then(
        ({ sessions }) => sessions,
        () => null,
      ),
      security: loadSecurity(parts.api, signal),
    };
  });
}

/** Accents that match the neutral colors. */
const accents = ['#037780', '#2f5fa8', '#5b4bb3', '#96306f', '#a33b2c', '#7a5200', '#256b42'];

/** Settings screen; changes apply immediately. */
export function SettingsScreen() {
  const { settings: words } = useWords();
  const { sessions, security } = useLoaderData<SettingsData>();
  return (
    <div className={styles.screen}>
      <ScreenHeading title={words.title} after={<p className={styles.hint}>{words.kept}</p>} />
      <Look />
      <Region />
      <Security security={security} />
      <SessionList sessions={sessions} />
    </div>
  );
}

function Look() {
  const { settings: words } = useWords();
  const settings = useSettings();
  const { settings: store } = useApp();
  const change = (part: Partial<Settings>) => store.change(part);
  const { accent } = usePageColors();
  return (
    <Group title={words.look}>
      <ChoiceSetting
        label={words.theme}
        value={settings.theme}
        options={settingChoices.theme.map((theme) => [theme, words.themes[theme]] as const)}
        onChange={(theme) => change({ theme })}
      />
      <ChoiceSetting
        label={words.density}
        value={settings.density}
        options={settingChoices.density.map((each) => [each, words.densities[each]] as const)}
        onChange={(density) => change({ density })}
      />
      <Setting label={words.accent} hint={words.accentHint} isGroup>
        {(id) => (
          <div className={styles.accent}>
            <ColorInput
              aria-labelledby={id}
              value={settings.accent ?? hexOf(accent)}
              onValueChange={(chosen) => change({ accent: chosen })}
              swatches={accents}
            />
            <AccentSample />
            {settings.accent !== null && (
              <Button size="sm" variant="ghost" onClick={() => change({ accent: null })}>
                {words.accentReset}
              </Button>
            )}
          </div>
        )}
      </Setting>
    </Group>
  );
}

// An empty option would be a placeholder.
const ofDevice = 'device';

function Region() {
  const { settings: words } = useWords();
  const settings = useSettings();
  const { settings: store } = useApp();
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones: Array<readonly [string, string]> = [
    [ofDevice, words.timeZoneDevice(device)],
    ...Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone.replaceAll('_', ' ')] as const),
  ];
  const names = Object.entries(languages) as Array<[Settings['language'], string]>;
  return (
    <Group title={words.words}>
      <ChoiceSetting
        label={words.language}
        value={settings.language}
        options={names}
        onChange={(language) => store.change({ language })}
      />
      <ChoiceSetting
        label={words.direction}
        value={settings.direction}
        options={settingChoices.direction.map((each) => [each, words.directions[each]] as const)}
        onChange={(direction) => store.change({ direction })}
      />
      <ChoiceSetting
        label={words.timeZone}
        hint={words.timeZoneHint}
        value={settings.timeZone || ofDevice}
        options={zones}
        onChange={(zone) => store.change({ timeZone: zone === ofDevice ? '' : zone })}
      />
    </Group>
  );
}
