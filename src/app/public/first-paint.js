// Runs before the first paint, so a page whose theme differs from the device's does not flash in
// the wrong one. Everything else about the settings waits for the app.
try {
  const { theme } = JSON.parse(localStorage.getItem('tessera.settings'));
  if (['light', 'dark', 'high-contrast'].includes(theme)) {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // Nothing was kept, or storage is blocked.
}
