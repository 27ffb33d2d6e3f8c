import { linkIn, openInbox } from './support/inbox';
import { mailAbout } from './support/mails';
import { enterLogin, logIn, makeParent } from './support/people';
import { expect, expectAccessible, test, toast } from './support/test';

test('a forgotten password is replaced by the mailed link, once', async ({ page, product }) => {
  const person = await makeParent(product);
  await page.goto('/login');
  await page.getByRole('link', { name: /Reset your password/ }).click();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toast(page, 'Please click the reset link in your email.')).toBeVisible();

  const mail = await openInbox(product.inboxUrl).waitFor(person.email, mailAbout.passwordReset);
  const link = linkIn(mail, '/password-reset');
  const newPassword = 'Another-Trail-42';
  const choose = async () => {
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm New Password').fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await choose();
  await expect(toast(page, 'You have successfully changed your password.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, { ...person, password: newPassword });

  await page.evaluate(() => localStorage.clear());
  const refused = page.waitForResponse('**/api/user/resetpassword');
  await choose();
  expect((await refused).status()).toBe(400);
});

test('a wrong password is refused with one sentence', async ({ page, product }) => {
  const person = await makeParent(product);
  await page.goto('/login');

  await enterLogin(page, { ...person, password: 'Wrong-Password-1' });

  await expect(page.getByRole('region', { name: /notifications/i }).getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('guarded pages', () => {
  for (const path of ['/camper/create', '/camper/list', '/user/profile', '/user/edit', '/stripe/success']) {
    test(`${path} leads to the login and back`, async ({ page, product }) => {
      const person = await makeParent(product);

      await page.goto(path);
      await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(path)}`);
      await enterLogin(page, person);

      await expect(page).toHaveURL(path);
    });
  }

  test('a return address of another site is not followed', async ({ page, product }) => {
    const person = await makeParent(product);
    await page.goto(`/login?returnUrl=${encodeURIComponent('//evil.example/phish')}`);

    await enterLogin(page, person);

    await expect(page).toHaveURL(/\/user\/profile/);
    expect(new URL(page.url()).origin).toBe(product.url);
  });
});

test('a session that has ended leads to the login, and the way back to the same page', async ({
  page,
  product,
}) => {
  const person = await makeParent(product);
  await logIn(page, person);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const ended = await fetch(`${product.url}/api/user/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(ended.status).toBe(200);

  await page.goto('/user/profile');

  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});
