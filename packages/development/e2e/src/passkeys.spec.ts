import type { Page } from '@playwright/test';
import { addAuthenticator } from './support/authenticator';
import { beginAs, enterLogin, makeParent } from './support/people';
import { expect, expectAccessible, test } from './support/test';

/** The line of a passkey. Its buttons name it too. */
const lineOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem').filter({ hasText: name });

test('a family adds a passkey, logs in with it, proves with it, and removes it', async ({
  page,
  product,
}) => {
  const person = await makeParent(product);
  await addAuthenticator(page);
  await beginAs(page, person);
  await page.goto('/user/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(lineOf(page, 'My phone')).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/user/security');
  await enterLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByText(/^Use your passkey, or enter the code/)).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/user/security');
  await expect(page.getByText(/last used/).first()).toBeVisible();

  // As if the login were ten minutes ago.
  const refusal = { message: 'Please confirm that it’s you.', code: 'proof-required', requestId: 'r' };
  await page.route('**/api/user/download', (route) => route.fulfill({ status: 403, json: refusal }), {
    times: 1,
  });
  await page.goto('/user/profile');
  const download = page.waitForEvent('download');
  await page.getByText('Your data', { exact: true }).click();
  await page.getByRole('button', { name: 'Download your data' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it’s you' })).toBeVisible();
  await expectAccessible(page, { isLoading: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  await download;
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/user/security');
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Blue phone');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove Blue phone' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(lineOf(page, 'Blue phone')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Set up login codes' })).toBeVisible();
});
