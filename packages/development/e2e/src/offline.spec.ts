import type { Page } from '@playwright/test';
import { beginAs, logIn, makeParent } from './support/people';
import { savedPages, storedTexts, uncachedFiles } from './support/stored-texts';
import { anySize, expect, expectAccessible, test, toast } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, and waits until it can be opened without a network. */
async function openAndSave(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => savedPages(page)).toContain(path);
  await expect.poll(() => uncachedFiles(page)).toEqual([]);
}

/** What may have changed since a page was saved. */
const outdated = /\$\d|accepted|Camp is full|Register a camper|Camper Registration|late fee/;

test('a family reads the packing list and what it keeps without a network', async ({
  page,
  context,
  product,
}) => {
  await beginAs(page, await makeParent(product));
  for (const path of ['/', '/camper-home', '/packing-list']) await openAndSave(page, path);
  await page.getByRole('button', { name: 'Keep on this phone' }).click();
  await expect(toast(page, /Kept on this phone/)).toBeVisible();
  const shownTheme = page.getByText('Dance theme', { exact: true }).locator('..').getByRole('definition');
  const theme = await shownTheme.innerText();

  await context.setOffline(true);
  for (const path of ['/packing-list', '/', '/camper-home']) {
    await page.goto(path);
    await expect(page.getByText(/^Offline\. Saved \w+, \w+ \d+\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Loading');
    expect(await page.locator('body').innerText()).not.toMatch(outdated);
  }
  await page.goto('/packing-list');
  await expect(shownTheme).toHaveText(theme);
  await expectAccessible(page);

  await page.goto('/');
  await context.setOffline(false);
  await expect(page.getByText(/^Offline/)).toHaveCount(0);
  await expect(page.getByText(/Registrations and Application are now being accepted/)).toBeVisible();
});

test(
  'after the logout, no storage has anything of the person',
  { tag: anySize },
  async ({ page, product }) => {
    const person = await makeParent(product);
    await logIn(page, person);
    const [, id = ''] = /profile\/([0-9a-f]{24})$/.exec(page.url()) ?? [];
    await openAndSave(page, '/packing-list');
    await page.getByRole('button', { name: 'Keep on this phone' }).click();
    await page.goto('/camper/create');
    await page.getByLabel('First name', { exact: true }).fill('Markermarker');
    const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
    const marks = [id, token, person.nameLast, person.email, 'Markermarker'];
    const marksIn = (texts: readonly string[]) => marks.filter((mark) => texts.join().includes(mark));
    // The control: what is looked for was there.
    await expect
      .poll(async () => marksIn(await storedTexts(page)))
      .toEqual(expect.arrayContaining([id, 'Markermarker']));

    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/packing-list');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);

    expect(marksIn(await storedTexts(page))).toEqual([]);
  },
);

test('the worker leaves everything alone that needs a login', { tag: anySize }, async ({ page, product }) => {
  await logIn(page, await makeParent(product));
  await page.goto('/packing-list');
  await page.goto('/user/profile');
  await page.goto('/camper/create');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => uncachedFiles(page)).toEqual([]);

  const pages = await savedPages(page);
  expect(pages.filter((path) => !['/', '/packing-list'].includes(path))).toEqual([]);
});
