import type { Page, Route } from '@playwright/test';
import { expect, test as base } from '../app-site.ts';

// Passkeys need a domain, and Chromium's virtual authenticator confirms for the user.

/** Device of the user. */
interface Device {
  /** Whether the user immediately confirms the device's request. */
  confirmAtOnce: (enabled: boolean) => Promise<unknown>;
}

const test = base.extend<{ device: Device }>({
  device: async ({ page, context }, provide) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await provide({
      confirmAtOnce: (enabled) =>
        cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    });
  },
});

test.use({ now: null });
test.describe.configure({ mode: 'default' });

const atDomain = ({ origin }: { origin: string }) => origin.replace('127.0.0.1', 'localhost');

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await heading(page, 'Signed out').waitFor();
}

/** Signs in by the button: the user ignores the passkey that autofill offered before. */
async function signInByButton(page: Page, device: Device): Promise<void> {
  const options = '**/api/auth/passkeys/login/options';
  await device.confirmAtOnce(false);
  const offered = page.waitForResponse(options);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await offered;
  // The press ends the offer, which the device would otherwise confirm too.
  const confirmed = async (route: Route) => {
    await device.confirmAtOnce(true);
    await route.continue();
  };
  await page.route(options, confirmed, { times: 1 });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

test('a passkey is added in the settings, signs in by button and by autofill, and is removed', async ({
  app,
  page,
  device,
}) => {
  await page.goto(`${atDomain(app)}/settings`);
  await app.signIn();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('The passkey was added.')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toContainText('Not used yet');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('This device already has a passkey')).toBeVisible();
  await passkeys.getByRole('button', { name: /^Rename/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kitchen laptop');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(passkeys.getByRole('listitem')).toContainText('Kitchen laptop');
  await expect(passkeys.getByRole('button', { name: 'Rename Kitchen laptop' })).toBeFocused();

  await signOut(page);
  await signInByButton(page, device);
  await expect(heading(page, 'Trips')).toBeVisible();

  // The device selects the offered passkey for the user.
  await signOut(page);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(heading(page, 'Trips')).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('Last used');
  await passkeys.getByRole('button', { name: 'Remove Kitchen laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('Kitchen laptop was removed.')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);

  // The device still has it.
  await signOut(page);
  await signInByButton(page, device);
  await expect(page.getByText('The passkey was not accepted.').first()).toBeVisible();
  expect(app.messages().join()).toContain('400');
});

test('without a domain, the app offers no passkeys and says so', async ({ app, page }) => {
  await app.open('/settings');
  await page.getByRole('button', { name: 'Sign in with this account' }).waitFor();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await app.signIn();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByText('Passkeys are not available on this site')).toBeVisible();
  await expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});
