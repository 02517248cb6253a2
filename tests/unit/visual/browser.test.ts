import { describe, expect, it } from 'vitest';
import {
  BrowserMissingError,
  browserFlags,
  chooseBrowser,
  libraryPath,
} from '../../support/browser';
import { fontsConfiguration } from '../../support/fonts';

describe('the choice of the browser', () => {
  const linux = { platform: 'linux', arch: 'x64', chromiumPath: undefined };

  it('pins the one from npm where it runs', () => {
    expect(chooseBrowser(linux)).toBe('pinned');
    expect(chooseBrowser({ ...linux, chromiumPath: '' })).toBe('pinned');
  });

  it("falls back to Playwright's own on other systems and processors", () => {
    expect(chooseBrowser({ ...linux, platform: 'darwin', arch: 'arm64' })).toBe('playwright');
    expect(chooseBrowser({ ...linux, platform: 'win32' })).toBe('playwright');
    expect(chooseBrowser({ ...linux, arch: 'arm64' })).toBe('playwright');
  });

  it('prefers CHROMIUM_PATH', () => {
    expect(chooseBrowser({ ...linux, chromiumPath: '/opt/chrome' })).toBe('named');
  });
});

describe('flags', () => {
  it('disables the sandbox only for root', () => {
    expect(browserFlags(true)).toContain('--no-sandbox');
    expect(browserFlags(false)).not.toContain('--no-sandbox');
  });

  it('never include the flags that break contexts and the same-origin policy', () => {
    expect(browserFlags(true)).not.toContain('--single-process');
    expect(browserFlags(true)).not.toContain('--disable-web-security');
  });
});

describe('libraries', () => {
  const nss = (path: string) => path === '/usr/lib64/libnss3.so';

  it("use the system's own NSS if there is one", () => {
    expect(libraryPath('/bundled', undefined, nss)).toBeUndefined();
    expect(libraryPath('/bundled', '/mine', nss)).toBe('/mine');
  });

  it('put the bundled ones first if there is none', () => {
    expect(libraryPath('/bundled', undefined, () => false)).toBe('/bundled');
    expect(libraryPath('/bundled', '/mine', () => false)).toBe('/bundled:/mine');
  });
});

describe('fonts', () => {
  it("are in one folder, with none of the machine's own", () => {
    const text = fontsConfiguration('/cache/a & b', '/cache/<c>');
    expect(text.match(/<dir>.*<\/dir>/g)).toEqual(['<dir>/cache/a &amp; b</dir>']);
    expect(text).toContain('<cachedir>/cache/&lt;c&gt;</cachedir>');
    expect(text).not.toMatch(/<include|\/etc\/fonts|\/usr\/share/);
  });
});

describe('a missing browser', () => {
  it('is reported in one sentence without a stack trace', () => {
    const error = new BrowserMissingError('Run npm ci.');
    expect(error.stack).toBe('Run npm ci.');
    expect(error).toBeInstanceOf(Error);
  });
});
