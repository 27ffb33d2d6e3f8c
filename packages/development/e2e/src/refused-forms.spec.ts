import type { Page } from '@playwright/test';
import { beginAs, makeParent } from './support/people';
import { expect, expectAccessible, expectWhole, test, toast } from './support/test';

/** Submits a form with an invalid answer, and checks how it shows the error. */
async function refuse(page: Page, submit: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: submit }).click();
  await expect(toast(page, 'Form invalid. Please correct any errors.')).toBeVisible();
  await expect(main.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expectWhole(page);
  await expectAccessible(page);
}

test('forms for visitors are accessible with their errors', async ({ page }) => {
  for (const [path, submit] of [
    ['/login', 'Sign in'],
    ['/register', 'Sign up'],
    ['/password-reset-create', 'Send reset link'],
    ['/password-reset?email=pat%40example.com&uuid=of-a-mail', 'Change password'],
  ] as const) {
    await page.goto(path);
    await refuse(page, submit);
  }
  await page.goto('/donate');
  await page.getByLabel('Donation Amount').fill('0.5');
  await refuse(page, 'Submit');
});

test('forms for families are accessible with their errors, in edit pages too', async ({ page, product }) => {
  await beginAs(page, await makeParent(product));
  await page.goto('/camper/create');
  await refuse(page, 'Submit Registration');

  await page.goto('/user/edit');
  await page.getByLabel('Street address').fill('');
  await refuse(page, 'Save');

  await page.goto('/user/profile');
  await page.getByRole('heading', { name: 'Parent/guardian' }).click();
  await page.getByRole('button', { name: 'Save for later forms' }).click();
  await page.getByRole('main').getByLabel('Street address').fill('');
  await refuse(page, 'Save');
});
