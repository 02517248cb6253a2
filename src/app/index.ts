export { App, type AppProps } from './app';
export type { AppParts } from './app-context';
export { createApp, type AppSurroundings, type CreatedApp } from './create-app';
export { draftStore, type Draft } from './draft-store';
export { loadWords } from './load-words';
export type { Settings } from './settings';
export { createSettingsStore, type SettingsStore } from './settings-store';
