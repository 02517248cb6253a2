const programs: ReadonlyArray<readonly [mark: RegExp, name: string]> = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const systems: ReadonlyArray<readonly [mark: RegExp, name: string]> = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns the names of browser and system in a `User-Agent`, such as `Firefox · Linux`, or null. */
export function deviceName(userAgent: string): string | null {
  const found = [programs, systems].flatMap(
    (list) => list.find(([mark]) => mark.test(userAgent))?.[1] ?? [],
  );
  return found.length > 0 ? found.join(' · ') : userAgent.slice(0, 60) || null;
}
