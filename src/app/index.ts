export { App, type AppProps } from './app';
export type { AppParts, DraftStorage } from './app-context';
export { applySettings } from './settings/apply-settings';
export { createApp, type AppSurroundings, type CreatedApp } from './create-app';
export { draftStore, type Draft } from './trip/trip-draft';
export { loadWords } from './languages/load-words';
export { createSession } from './session/session';
export { languages, type Settings } from './settings/settings';
export { createSettingsStore, type SettingsStore } from './settings/settings';
