import { expect, type Page } from '@playwright/test';

/** Opens an entry of the main navigation, which is behind a menu button on a phone. */
export async function follow(page: Page, menu: string, entry: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const phoneMenu = page.getByRole('button', { name: 'Menu', exact: true });
  const link = navigation.getByRole('link', { name: entry, exact: true });
  // Every navigation closes the menus, even a pending one. A person would open the menu again.
  await expect(async () => {
    if ((await phoneMenu.isVisible()) && !(await navigation.isVisible())) await phoneMenu.click();
    if (!(await link.isVisible())) await navigation.getByRole('button', { name: menu, exact: true }).click();
    await link.click({ timeout: 2_000 });
  }).toPass();
}
