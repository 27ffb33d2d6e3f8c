import { beginAs, makeParent, newParent } from './support/people';
import { administrator } from './support/product';
import { anySize, expect, expectAccessible, test } from './support/test';

test('an administrator adds a staff profile with a picture, edits it and deletes it', async ({
  page,
  browser,
  product,
}) => {
  const { nameLast } = newParent();
  const name = `Robin ${nameLast}`;
  await beginAs(page, administrator);
  await page.goto('/staff-about');
  const picture = await page.screenshot({ type: 'png' });
  const form = page.getByRole('form', { name: 'Add New Staff Profile' });
  const create = form.getByRole('button', { name: 'Create Staff Profile' });
  await expect(create).toBeDisabled();

  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill(nameLast);
  await form.getByLabel('Years at Camp').fill('7');
  await form.getByLabel('Role at Camp').fill('Archery');
  await form.getByLabel('What Makes Camp Special').fill('The stars');
  await form.getByLabel('Favorite Camp Tradition').fill('Capture the flag');
  await form.getByLabel('Hobbies').fill('Knots');
  await form
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(form.getByRole('img', { name: 'Preview of me.png' })).toBeVisible();
  await create.click();

  const shown = page.getByRole('img', { name });
  await expect(shown).toBeVisible({ timeout: 30_000 });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(200);
  await expectAccessible(page);

  await test.step('a visitor sees the card and nothing to edit', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${product.url}/staff-about`);
    const card = visitor.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('Capture the flag');
    await expect(visitor.getByRole('button', { name: /^Edit / })).toHaveCount(0);
    const source = await card.getByRole('img').getAttribute('src');
    const answer = await fetch(`${product.url}${source}`);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    await visitor.context().close();
  });

  await test.step('Edit loads the card into the form', async () => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const editing = page.getByRole('form', { name: `Edit ${name}’s staff profile` });
    await expect(editing.getByLabel('Hobbies')).toHaveValue('Knots');
    await editing.getByLabel('Hobbies').fill('Kites');
    await editing.getByRole('button', { name: 'Save Staff Profile' }).click();
    await expect(
      page.getByRole('article').filter({ hasText: name }).filter({ hasText: 'Kites' }),
    ).toBeVisible();
  });

  await test.step('Delete asks first', async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(dialog).toContainText(name);
    await dialog.getByRole('button', { name: 'Delete staff profile' }).click();
    await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
  });
});

test('a parent sees the staff and may edit nobody', { tag: anySize }, async ({ page, product }) => {
  await beginAs(page, await makeParent(product));

  await page.goto('/staff-about');

  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('form', { name: 'Add New Staff Profile' })).toHaveCount(0);
});
