// Runs before anything is drawn, so that a page of another theme than the device's does not flash in the wrong one.
// Everything else about the settings waits for the app.
try {
  const { theme } = JSON.parse(localStorage.getItem('tessera.settings'));
  if (['light', 'dark', 'high-contrast'].includes(theme)) {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // Nothing was kept, or storage is blocked.
}
