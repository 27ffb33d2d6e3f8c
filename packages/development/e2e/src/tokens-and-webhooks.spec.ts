import { choose } from './support/choose';
import { beginAs, newParent } from './support/people';
import { administrator } from './support/product';
import { expect, expectAccessible, expectWithin, test, toast } from './support/test';

test('an administrator creates an access token, a program uses it until it is revoked', async ({
  page,
  request,
  product,
}) => {
  const name = `Bus plan ${newParent().nameLast}`;
  await beginAs(page, administrator);
  await page.goto('/admin/tokens');
  const form = page.getByRole('form', { name: 'New token' });

  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('Name').fill(name);
  await choose(form.getByRole('checkbox', { name: 'See campers and the year’s figures' }));
  await form.getByLabel('Your current password').fill(administrator.password);
  await form.getByRole('button', { name: 'Create token' }).click();

  const field = page.getByRole('textbox', { name: 'Token' });
  await expect(field).toHaveValue(/^camp_\w{47}$/);
  await expectAccessible(page);
  await expectWithin(page, page.viewportSize()?.width ?? 0);
  const headers = { Authorization: `Bearer ${await field.inputValue()}` };
  const statusOf = async (path: string) =>
    (await request.get(`${product.url}/api/${path}`, { headers })).status();
  expect([await statusOf('camper/list'), await statusOf('stripe/list')]).toEqual([200, 403]);

  await page.reload();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card).toContainText('Last used');
  await expect(field).toBeHidden();
  await card.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(toast(page, `The token ${name} was revoked.`)).toBeVisible();
  expect(await statusOf('camper/list')).toBe(401);
});

test('an administrator creates a webhook, switches it off and deletes it', async ({ page }) => {
  const address = `https://${newParent().nameLast.toLowerCase()}.example.org/camp`;
  await beginAs(page, administrator);
  await page.goto('/admin/webhooks');
  const form = page.getByRole('form', { name: 'New webhook' });

  await form.getByLabel('Address').fill('https://127.0.0.1/camp');
  await form.getByRole('button', { name: 'Create webhook' }).click();
  await expect(form.getByLabel('Address')).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('Address').fill(address);
  await choose(form.getByRole('checkbox', { name: 'A donation was made' }));
  await form.getByRole('button', { name: 'Create webhook' }).click();

  await expect(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: address }) });
  await card.getByRole('button', { name: 'Deliveries' }).click();
  await expect(card).toContainText('Nothing was sent in the last 30 days.');
  await expectAccessible(page);
  await expectWithin(page, page.viewportSize()?.width ?? 0);
  await card.getByRole('button', { name: 'Switch off' }).click();
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
  await expect(card).toBeHidden();
});
