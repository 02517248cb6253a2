export { App, type AppProps } from './app';
export type { AppParts, DraftKeeper } from './app-context';
export { applySettings } from './apply-settings';
export { createApp, type AppSurroundings, type CreatedApp } from './create-app';
export { draftStore, type Draft } from './draft-store';
export { loadWords } from './languages/load-words';
export { createSession } from './session';
export { languages, type Settings } from './settings';
export { createSettingsStore, type SettingsStore } from './settings-store';
