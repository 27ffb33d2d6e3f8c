import { expect, type Page } from '@playwright/test';
import { addAuthenticator } from './authenticator';
import { enterLogin, profileTitle, type Person } from './people';

type Login = Pick<Person, 'email' | 'password'>;

/**
 * The first login of somebody whose rights need a second factor. They add a passkey, as the product asks, and log in
 * with it.
 *
 * @param url of the product
 */
export async function beginWithPasskey(page: Page, url: string, person: Login): Promise<void> {
  await addAuthenticator(page);
  // Printing does nothing here. It only leaves a mark.
  await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await page.goto(`${url}/login`);
  await enterLogin(page, person);
  await expect(page).toHaveURL(`${url}/user/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Laptop');
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${url}/login`);

  await enterLogin(page, person);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: profileTitle })).toBeVisible();
}

/** The list of destinations, on the profile and beside each page of the administration. */
export const destinations = (page: Page) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link');

/** Opens a destination, and waits for its page. Until then, the fields are those of the page before. */
export async function open(page: Page, name: string): Promise<void> {
  await destinations(page).filter({ hasText: name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The line of a list or a sheet with this text at its head. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** Types into a list's search, and waits until only this row is left. */
export async function find(page: Page, text: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(rowOf(page, name)).toBeVisible();
}

/** Presses a button that prints, and checks the paper. */
export async function print(page: Page, button: string, check: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: button })).toBeHidden();
  await check();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => document.body.removeAttribute('data-printed'));
}

/**
 * Expects that the API refuses each call of the person who is logged in on this page, and that no page of others opens.
 *
 * @param calls method and path below `/api`
 * @param paths of pages
 */
export async function expectNoMore(
  page: Page,
  url: string,
  { calls, paths }: { calls: readonly string[]; paths: readonly string[] },
): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const headers = { Authorization: `Bearer ${token ?? ''}`, 'Content-Type': 'application/json' };
    const body = method === 'POST' ? { body: '{}' } : {};
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...body });
    const { code } = (await answer.json()) as { code?: string };
    // A 403 that asks for a proof or for login codes would refuse somebody with the right too.
    expect([call, answer.status, code]).toEqual([call, 403, 'forbidden']);
  }
  for (const path of paths) {
    await page.goto(url + path);
    await expect(page.getByRole('heading', { name: 'This page is for camp staff' }), path).toBeVisible();
  }
}
