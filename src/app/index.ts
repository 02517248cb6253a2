export { App, type AppProps } from './app';
export type { AppParts, DraftStorage } from './data/app-context';
export { applySettings } from './data/settings';
export { emptyTrip } from './screens/trip-values';
export { createApp, type AppSurroundings, type CreatedApp } from './create-app';
export { draftStore, type Draft } from './data/trip-draft';
export { languages, loadWords } from './words/load-words';
export { createSession } from './data/session';
export { createSettingsStore, type Settings, type SettingsStore } from './data/settings';
