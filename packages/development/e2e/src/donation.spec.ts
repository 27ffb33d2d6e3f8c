import { campContent } from '@camp/contracts/content/camp';
import { taxAcknowledgment } from '@camp/contracts/content/donations';
import { payByCard } from './support/checkout';
import { openInbox } from './support/inbox';
import { mailAbout } from './support/mails';
import { beginAs, newParent } from './support/people';
import { administrator } from './support/product';
import { anySize, expect, expectAccessible, test } from './support/test';

test('a visitor gives $250 with the button labeled $300, and gets the acknowledgment for the tax return', async ({
  page,
  browser,
  product,
}) => {
  const giver = newParent();
  await page.goto('/donate');
  await expect(page.getByLabel('Donation Amount')).toHaveValue('50');
  await expectAccessible(page);
  const checkout = (address: URL) => address.origin === new URL(product.stripeUrl).origin;

  await test.step('cancels once', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(checkout);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Whoops! Your donation was canceled.' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  });

  await page.getByRole('button', { name: '$300', exact: true }).click();
  await expect(page.getByLabel('Donation Amount')).toHaveValue('250');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(checkout);
  await expect(page.getByText('$250.00').first()).toBeVisible();
  await payByCard(page, giver.email);

  await expect(page.getByRole('heading', { name: 'Thank you for your donation!' })).toBeVisible();
  await expect(page.getByText("You're helping fund adventures for years to come.")).toBeVisible();
  await expectAccessible(page);

  const mail = await openInbox(product.inboxUrl).waitFor(giver.email, mailAbout.donation);
  for (const words of ['$250.00', campContent.organization.ein, taxAcknowledgment])
    expect(mail.text).toContain(words);

  await test.step('the administrator sees the gift', async () => {
    const admin = await browser.newContext();
    const list = await admin.newPage();
    await beginAs(list, administrator, product.url);
    await list.goto(`${product.url}/admin/donations`);
    const row = list
      .getByRole('row')
      .filter({ hasText: '$250.00' })
      .filter({ has: list.getByText('paid', { exact: true }) });
    await expect(row.first()).toBeVisible();
    await expectAccessible(list);
    await admin.close();
  });
});

test('an invalid amount stays on the page', { tag: anySize }, async ({ page }) => {
  await page.goto('/donate');
  await page.getByLabel('Donation Amount').fill('0.5');

  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText('Form invalid. Please correct any errors.')).toBeVisible();
  await expect(page.getByLabel('Donation Amount')).toBeFocused();
  await expect(page).toHaveURL(/\/donate$/);
});
