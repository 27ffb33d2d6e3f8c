import { linkIn, openInbox } from './support/inbox';
import { mailAbout } from './support/mails';
import { beginAs, enterLogin, logIn, makeParent, newParent, profileTitle, signUp } from './support/people';
import { anySize, expect, expectAccessible, test, toast } from './support/test';

test('a forgotten password is replaced through the emailed link, once', async ({ page, product }) => {
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
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm new password').fill(newPassword);
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

test('an address that somebody else has changed is restored through the link emailed to it', async ({
  page,
  product,
}) => {
  const person = await makeParent(product);
  const inbox = openInbox(product.inboxUrl);
  const thiefs = `thief.${person.email}`;
  const newPassword = 'Another-Trail-42';
  await beginAs(page, person);

  await page.goto('/user/edit');
  const account = page.getByRole('form', { name: 'Edit your information' });
  await account.getByLabel('Email', { exact: true }).first().fill(thiefs);
  await account.getByLabel('Current password', { exact: true }).fill(person.password);
  await expectAccessible(page);
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'User updated successfully.')).toBeVisible();
  await page.goto(linkIn(await inbox.waitFor(thiefs, mailAbout.verification), '/user/verify'));
  await expect(toast(page, 'Email Verified')).toBeVisible();

  const mail = await inbox.waitFor(person.email, mailAbout.addressChanged);
  await page.goto(linkIn(mail, '/user/undo-address-change'));
  await expect(page).toHaveURL(/\/user\/undo-address-change$/);
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(toast(page, /Your email address is restored/)).toBeVisible();

  await inbox.waitFor(thiefs, mailAbout.addressChangeUndone);
  await page.evaluate(() => localStorage.clear());
  await logIn(page, { email: person.email, password: newPassword });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  const refused = page.waitForResponse('**/api/user/login');
  await enterLogin(page, { email: thiefs, password: person.password });
  expect((await refused).status()).toBe(401);
});

test(
  'a password is changed while logged in, and the session continues',
  { tag: anySize },
  async ({ page, product }) => {
    const person = await makeParent(product);
    const newPassword = 'Another-Trail-42';
    await beginAs(page, person);
    await page.goto('/user/edit');
    const form = page.getByRole('form', { name: 'Change your password' });
    await form.getByLabel('Current password', { exact: true }).fill(person.password);
    await form.getByLabel('New password', { exact: true }).fill(newPassword);
    await form.getByLabel('Confirm new password').fill(newPassword);

    await form.getByRole('button', { name: 'Change password' }).click();

    await expect(toast(page, 'You have successfully changed your password.')).toBeVisible();
    await page.goto('/user/profile');
    await expect(page.getByRole('heading', { level: 1, name: profileTitle })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await logIn(page, { ...person, password: newPassword });
  },
);

test(
  'a new link completes the sign-up of this browser, and asks for a new password elsewhere',
  { tag: anySize },
  async ({ page, browser, product }) => {
    const person = newParent();
    const inbox = openInbox(product.inboxUrl);
    await page.goto('/register');
    await signUp(page, person);
    await expect(page).toHaveURL(/\/user\/verify$/);
    await inbox.waitFor(person.email, mailAbout.verification);

    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect.poll(async () => (await inbox.about(person.email, /^Verify your email$/)).length).toBe(2);

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(`${product.url}/user/verify`);
    const form = elsewhere.getByRole('form', { name: 'Send a new link' });
    await form.getByLabel('Email').fill(person.email);
    await form.getByRole('button', { name: 'Send a new link' }).click();
    const mail = await inbox.waitFor(person.email, /choose your password/);
    await elsewhere.goto(linkIn(mail, '/password-reset'));
    const chosen = { ...person, password: 'Another-Trail-42' };
    await elsewhere.getByLabel('New password', { exact: true }).fill(chosen.password);
    await elsewhere.getByLabel('Confirm new password').fill(chosen.password);
    await elsewhere.getByRole('button', { name: 'Change password' }).click();
    await expect(elsewhere).toHaveURL(/\/login$/);
    await logIn(elsewhere, chosen, product.url);
    await elsewhere.context().close();
  },
);

test(
  'the emailed link of a sign-up returns to the page it started from, even on another device',
  { tag: anySize },
  async ({ page, browser, product }) => {
    const person = newParent();
    await page.goto('/camper/create');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await signUp(page, person);
    await expect(page).toHaveURL(/\/user\/verify\?/);

    const mail = await openInbox(product.inboxUrl).waitFor(person.email, mailAbout.verification);
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(linkIn(mail, '/user/verify'));
    await expect(elsewhere).toHaveURL(/\/login\?returnUrl=/);
    await enterLogin(elsewhere, person);

    await expect(elsewhere).toHaveURL(`${product.url}/camper/create`);
    await elsewhere.context().close();
  },
);

test('a wrong password is rejected with one sentence', { tag: anySize }, async ({ page, product }) => {
  const person = await makeParent(product);
  await page.goto('/login');

  await enterLogin(page, { ...person, password: 'Wrong-Password-1' });

  await expect(page.getByRole('region', { name: /notifications/i }).getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('guarded pages', () => {
  for (const path of ['/camper/create', '/camper/list', '/user/profile', '/user/edit', '/stripe/success']) {
    test(`${path} redirects to the login and back`, { tag: anySize }, async ({ page, product }) => {
      const person = await makeParent(product);

      await page.goto(path);
      await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(path)}`);
      await enterLogin(page, person);

      await expect(page).toHaveURL(path);
    });
  }

  test('a return address on another site is not followed', { tag: anySize }, async ({ page, product }) => {
    const person = await makeParent(product);
    await page.goto(`/login?returnUrl=${encodeURIComponent('//evil.example/phish')}`);

    await enterLogin(page, person);

    await expect(page).toHaveURL(/\/user\/profile/);
    expect(new URL(page.url()).origin).toBe(product.url);
  });
});

test(
  'an expired session leads to the login, then back to the same page',
  { tag: anySize },
  async ({ page, product }) => {
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
  },
);

test("a login after another person's in the same browser shows nothing of that person, in any tab", async ({
  page,
  context,
  product,
}) => {
  const [one, other] = [await makeParent(product), await makeParent(product)];
  await page.goto('/login');
  const oneTab = await context.newPage();
  await logIn(oneTab, one);
  await oneTab.goto('/camper/create');
  await expect(oneTab.getByRole('textbox', { name: 'Email address' })).toHaveValue(one.email);

  await enterLogin(page, other);

  await expect(page).toHaveURL(/\/user\/profile/);
  await expect(page.getByText(`${other.nameFirst} ${other.nameLast}`).first()).toBeVisible();
  await expect(page.getByText(one.nameLast)).toHaveCount(0);
  await expect(oneTab.getByRole('textbox', { name: 'Email address' })).toHaveValue(other.email);
});
