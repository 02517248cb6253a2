export { App, type AppProps } from './app';
export { createApp } from './create-app';
export type { DraftStorage } from './data/app-context';
export { createSession } from './data/session';
export { applySettings, createSettingsStore, type Settings } from './data/settings';
export { draftStore } from './data/trip-draft';
export { emptyTrip } from './screens/trip-values';
export { languages, loadWords } from './words/load-words';
