import { callsAs } from './support/calls';
import { choose, lineOf } from './support/choose';
import { beginAs, makeParent } from './support/people';
import { administrator } from './support/product';
import { anySize, expect, expectAccessible, expectWithin, test, toast } from './support/test';

const screens = [
  ['/admin/users', 'People'],
  ['/role/list', 'Roles'],
  ['/role/create', 'Create Role'],
  ['/camp', 'Camps'],
  ['/camp/create', 'Create Camp'],
] as const;
const refusal = 'This page is for camp staff';

test('rights on people, roles and camps take effect from one click to the next', async ({
  page,
  browser,
  product,
}) => {
  const person = await makeParent(product);
  const role = `Registrar ${person.nameLast}`;
  const theirs = await browser.newPage();
  await beginAs(theirs, person, product.url);

  await test.step('a parent who types the addresses', async () => {
    for (const [path] of screens) {
      await theirs.goto(`${product.url}${path}`);
      await expect(theirs.getByRole('heading', { name: refusal }), path).toBeVisible();
    }
  });

  await beginAs(page, administrator);
  await test.step('an administrator', async () => {
    for (const [path, title] of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
      if (path === '/camp/create') await expectAccessible(page);
    }
    await page.goto('/role/list');
    await page.getByText('Show all rights in a table').first().click();
    const rights = page.getByRole('region', { name: /^Rights of/ });
    await expect(rights).toBeVisible();
    await expectWithin(page, page.viewportSize()?.width ?? 0);
    const scrolls = await rights.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(scrolls, 'the rights scroll within their card').toBe(true);
  });

  await test.step('creates a role with one action and gives it', async () => {
    await page.goto('/role/create');
    await page.getByLabel('Role name').fill(role);
    await page.getByLabel('Subject').selectOption('user');
    await choose(page.getByRole('group', { name: 'People' }).first().getByRole('checkbox', { name: 'edit' }));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Role' }).click();
    await expect(toast(page, 'Role info successfully created!')).toBeVisible();
    await expect(page).toHaveURL(/\/role\/list$/);

    await page.goto(`/admin/users?q=${person.email}`);
    await page.getByRole('button', { name: /^Roles of/ }).click();
    await choose(page.getByRole('checkbox', { name: role }));
    await expect(toast(page, 'User updated successfully.')).toBeVisible();
  });

  await test.step('the role takes effect on the next request, and allows nothing else', async () => {
    for (const [path, title] of screens) {
      await theirs.goto(`${product.url}${path}`);
      const heading = path === '/admin/users' ? title : refusal;
      await expect(theirs.getByRole('heading', { name: heading, exact: true }), path).toBeVisible();
    }
  });

  await test.step('Undo takes the role back at once', async () => {
    const call = await callsAs(product.url, person);
    await call('GET', '/user/list?pageSize=1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: /^Roles of .*, 1 selected$/ })).toBeVisible();
    await expect(call('GET', '/user/list?pageSize=1')).rejects.toThrow(/ 403/);
  });

  await test.step('an administrator cannot delete themselves, and sees what a deletion includes', async () => {
    await page.goto(`/admin/users?q=${administrator.email}`);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Cannot delete yourself!')).toBeVisible();

    await page.goto(`/admin/users?q=${person.email}`);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(dialog.getByText(/will be permanently deleted/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(toast(page, 'User deleted successfully.')).toBeVisible();
  });
  await theirs.close();
});

test.describe('on a touch screen', { tag: anySize }, () => {
  test.use({ hasTouch: true });

  test('the whole line of a role toggles it, by touch and keyboard', async ({ page, product }) => {
    const person = await makeParent(product);
    await beginAs(page, administrator);
    await page.goto(`/admin/users?q=${person.email}`);
    const button = page.getByRole('button', { name: /^Roles of/ });
    const admin = page.getByRole('checkbox', { name: 'admin', exact: true });

    await button.tap();
    await lineOf(admin).tap();
    await expect(admin).toBeChecked();
    await expect(button).toHaveAccessibleName(/2 selected/);

    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    while (!(await admin.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(admin).not.toBeChecked();
    await expect(admin).toBeFocused();
  });
});
