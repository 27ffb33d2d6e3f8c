import { settled } from './site/browser';
import { beginAs, logIn, makeParent, profileTitle } from './support/people';
import { openAndSave, savedPages, savedPictures, storedTexts, uncachedFiles } from './support/stored-texts';
import { anySize, expect, expectAccessible, test, toast } from './support/test';

test.use({ serviceWorkers: 'allow' });

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

test('a page that needs a login is never saved, and says without a network what can be read', async ({
  page,
  context,
  product,
}) => {
  await logIn(page, await makeParent(product));
  await openAndSave(page, '/packing-list');
  await page.goto('/user/profile');
  await page.goto('/camper/create');
  await settled(page);
  await expect.poll(() => uncachedFiles(page)).toEqual([]);

  const pages = await savedPages(page);
  expect(pages.filter((path) => !['/', '/packing-list'].includes(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Packing list' }).click();
  await expect(page.getByText(/^Offline\. Saved/)).toBeVisible();

  await page.goto('/user/profile');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: profileTitle })).toBeVisible();
});

/** The worker may still be making the pictures of the demo data. */
const staffHasPictures = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/api/staff-about/list`);
  const profiles = (await answer.json()) as { imageState: string | null }[];
  return profiles.some(({ imageState }) => imageState === 'ready');
};

test.describe('pictures', () => {
  // Only the pictures that were seen are saved. For others, the browser reports the missing network.
  test.use({ expectedError: /FetchEvent|Failed to fetch|net::ERR/ });

  test('of the staff can be seen without a network', { tag: anySize }, async ({ page, context, product }) => {
    await expect.poll(() => staffHasPictures(product.url), { timeout: 60_000 }).toBe(true);
    const picture = page.locator('img.staff-card__picture').first();
    const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    // From then on, the worker sees every request.
    await openAndSave(page, '/contact');

    await openAndSave(page, '/staff-about');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(isLoaded).toBe(true);
    const source = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    await expect.poll(() => savedPictures(page)).toContain(source);

    await context.setOffline(true);
    await page.goto('/staff-about');
    await expect(page.getByText(/^Offline\. Saved/)).toBeVisible();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(isLoaded).toBe(true);
  });
});
