import type { Page } from '@playwright/test';

/** Follows an entry of the main navigation, which a phone keeps behind its menu button. */
export async function follow(page: Page, menu: string, entry: string): Promise<void> {
  const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menuButton.isVisible()) await menuButton.click();
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('link', { name: entry, exact: true }).first().click();
}
