import { Secret, TOTP } from 'otpauth';
import { beginAs, enterLogin, makeParent, profileTitle } from './support/people';
import { anySize, expect, expectAccessible, test } from './support/test';

/** The code that the app shows now, or in the next step, since each counts once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

test(
  'a family sets up login codes, logs in with one and with a recovery code',
  { tag: anySize },
  async ({ page, product }) => {
    const person = await makeParent(product);
    await beginAs(page, person);
    await page.goto('/user/security');
    await expect(page.getByText('This device')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set up login codes' }).click();
    await page.getByLabel('Current password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    const secret = (await page.locator('.user-security__key').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const recoveryCode = await page.locator('.user-security__codes code').first().innerText();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I saved them' }).click();
    await expect(page.getByText('Recovery codes left: 10.')).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto('/user/security');
    await enterLogin(page, person);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/user/security');

    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await enterLogin(page, person);
    await page.getByLabel('Code', { exact: true }).fill(recoveryCode.toLowerCase());
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: profileTitle })).toBeVisible();
    await page.goto('/user/security');
    await expect(page.getByText('Recovery codes left: 9.')).toBeVisible();
  },
);
