import { expect, type Page } from '@playwright/test';

/** Pays by card on the hosted checkout page. */
export async function payByCard(
  page: Page,
  email: string,
  cardNumber = '4242 4242 4242 4242',
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expiry (MM / YY)').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Full name').fill('Pat Parent');
  await page.getByLabel('Postal code').fill('80000');
  await page.getByRole('button', { name: /^(Pay|Donate) \$/ }).click();
}

/** Presses the payment block's button and waits for the hosted page. */
export async function openCheckout(page: Page, stripeUrl: string): Promise<void> {
  await page.getByRole('form', { name: 'Pay now' }).getByRole('button').click();
  await expect(page).toHaveURL((address) => address.origin === new URL(stripeUrl).origin);
}
