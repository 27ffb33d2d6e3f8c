import { formatGmt } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { Page } from '@playwright/test';
import { fillCamperForm, submitCamperForm } from './support/camper-form';
import { openCheckout, payByCard } from './support/checkout';
import { choose } from './support/choose';
import { linkIn, openInbox } from './support/inbox';
import { mailAbout } from './support/mails';
import { follow } from './support/navigation';
import { enterLogin, logIn, makeParent, newParent, signUp, tokenOf } from './support/people';
import { administrator } from './support/product';
import { expect, expectAccessible, test, toast } from './support/test';

// The product's main use from end to end, in seven numbered steps.
test('a parent registers a camper and pays, with real emails, checkout and pictures', async ({
  page,
  browser,
  product,
}) => {
  const inbox = openInbox(product.inboxUrl);
  const parent = newParent();
  const camperName = `Maya ${parent.nameLast}`;
  const administration = await browser.newContext();
  const asksForAdministration = countRequests(page, '/remotes/admin-app/');

  await test.step('1. The home page informs about camp', async () => {
    const camp = (await (await fetch(`${product.url}/api/camp/current/`)).json()) as CampRecord;
    await page.goto('/');

    await expect(page.getByText('Registrations and Application are now being accepted.')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(String(camp.year));
    await expect(main).toContainText(camp.campTheme);
    await expect(main).toContainText(formatGmt(camp.registrationCamperEnd));
    await expect(main).toContainText(formatGmt(camp.registrationStaffEnd));
    await expect(main).toContainText('Important Dates');
    const camps = (await (await fetch(`${product.url}/api/camp/list`)).json()) as CampRecord[];
    const future = camps.filter(({ year }) => year > camp.year);
    expect(future.length).toBeGreaterThan(0);
    for (const { year } of future) await expect(main).toContainText(`Camp ${year}`);
    await expectAccessible(page);
  });

  await test.step('2. Sign up, and verify through the emailed link', async () => {
    await page.goto('/register');
    await expectAccessible(page);
    await signUp(page, parent);
    await expect(toast(page, 'You have successfully registered.')).toBeVisible();
    await expect(page).toHaveURL(/\/user\/verify$/);
    await expectAccessible(page);

    await page.goto('/login');
    const refused = page.waitForResponse('**/api/user/login');
    await enterLogin(page, parent);
    expect((await refused).status()).toBe(476);
    await expect(page).toHaveURL(/\/user\/verify/);

    const mail = await inbox.waitFor(parent.email, mailAbout.verification);
    await page.goto(linkIn(mail, '/user/verify'));
    await expect(toast(page, 'Email Verified')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expectAccessible(page);
  });

  await test.step('3. Log in, and edit the account', async () => {
    await enterLogin(page, parent);
    await expect(page).toHaveURL(/\/user\/profile\/[0-9a-f]{24}$/);
    await expect(page.getByText(parent.email)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeTruthy();
    await expectAccessible(page);

    await editPhone(page, '(555) 999-0000');
  });

  await test.step('4. Register a camper with a picture', async () => {
    const picture = await page.screenshot({ type: 'jpeg' });
    await follow(page, 'Campers', 'Camper Registration');
    await expect(page.getByLabel('Phone number', { exact: true }).first()).toHaveValue('(555) 999-0000');
    await expectAccessible(page);
    await fillCamperForm(page, {
      nameFirst: 'Maya',
      nameLast: parent.nameLast,
      picture: { name: 'proof.jpg', mimeType: 'image/jpeg', buffer: picture },
    });
    await submitCamperForm(page);

    await expect(toast(page, 'Camper successfully created!')).toBeVisible();
    await expect(page).toHaveURL(/\/user\/profile/);
    await expect(page.getByText('Registration Submitted')).toBeVisible();
    await expect(page.getByRole('heading', { name: camperName })).toBeVisible();
    await inbox.waitFor(parent.email, mailAbout.registration);
    await expectAccessible(page);
    expect(asksForAdministration(), 'parents do not load the administration').toBe(0);
  });

  const admin = await administration.newPage();
  await test.step('5. The administrator sends the payment link', async () => {
    await logIn(admin, administrator);
    await follow(admin, 'Campers', 'View Campers');
    await admin.getByRole('searchbox', { name: 'Search' }).fill(parent.nameLast);
    const row = admin.getByRole('row').filter({ hasText: camperName });
    await expect(row.getByText('Registration Submitted')).toBeVisible();
    await expectAccessible(admin);
    await choose(row.getByRole('checkbox'));
    await admin.getByRole('button', { name: 'Send payment link' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Send payment link' }).click();
    await expect(admin.getByText('Payment link sent for 1 camper')).toBeVisible();
    await expect(row.getByText('Awaiting Payment')).toBeVisible();

    const mail = await inbox.waitFor(parent.email, mailAbout.paymentLink);
    await page.goto(linkIn(mail, '/user/profile'));
    await expect(page.getByText('Awaiting Payment')).toBeVisible();
    await expect(page.getByText("You have campers that haven't been paid for yet.")).toBeVisible();
    await expect(page.getByLabel('Pay for all')).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('6. Cancel once, then pay', async () => {
    await openCheckout(page, product.stripeUrl);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Whoops! Your payment was canceled.' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to my profile' }).click();

    await openCheckout(page, product.stripeUrl);
    await payByCard(page, parent.email);
    await expect(page.getByRole('heading', { name: 'Thank you for your payment!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you paid' })).toBeVisible();
    await expectAccessible(page);

    await inbox.waitFor(parent.email, mailAbout.receipt);
    await page.getByRole('link', { name: 'Go to my profile' }).click();
    await expect(page.getByText('Payment Received')).toBeVisible();
    await expectAccessible(page);
    // Reloading the success page settles nothing twice.
    await page.goto('/stripe/success');
    await expect(page.getByRole('heading', { name: 'What you paid' })).toBeVisible();
    expect(await inbox.about(parent.email, mailAbout.receipt)).toHaveLength(1);
  });

  await test.step('7. The picture is only for the owner and holders of data', async () => {
    await admin.reload();
    const row = admin.getByRole('row').filter({ hasText: camperName });
    await expect(row.getByText('Payment Received')).toBeVisible();
    await row.getByRole('link', { name: camperName }).click();
    await admin.getByText('Everything submitted').click();
    const picture = admin.getByRole('img', { name: `Proof of vaccination of ${camperName}` });
    await expect(picture).toBeVisible();
    // The placeholder before the picture is decoded.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(admin);

    await page.goto('/user/profile');
    await page.getByText('Proof of vaccination', { exact: true }).click();
    await expect(page.getByRole('img', { name: `Proof of vaccination of ${camperName}` })).toBeVisible();
    await expectAccessible(page);

    const path = await picturePathOf(product.url, await tokenOf(product.url, parent));
    const stranger = await makeParent(product);
    const asked = async (person: typeof parent | undefined) => {
      const headers = person && { Authorization: `Bearer ${await tokenOf(product.url, person)}` };
      return fetch(`${product.url}/api${path}`, { headers });
    };
    const seen = await asked(parent);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('Content-Type')).toMatch(/^image\//);
    expect(seen.headers.get('Cache-Control')).toContain('no-store');
    expect((await asked(stranger)).status).toBe(404);
    expect((await asked(undefined)).status).toBe(401);
  });

  await test.step('Log out', async () => {
    await logOut(page);
    await page.goto('/camper/create');
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
  });
  await administration.close();
});

/** Counts a page's requests below a path. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) count += 1;
  });
  return () => count;
}

async function editPhone(page: Page, phone: string): Promise<void> {
  await page.getByRole('link', { name: 'Edit Information' }).click();
  await expect(page).toHaveURL(/\/user\/edit\/[0-9a-f]{24}$/);
  await expectAccessible(page);
  // Nothing changed, so the page returns without a request.
  let calls = 0;
  const count = () => (calls += 1);
  await page.route('**/api/user/update/**', (route) => {
    count();
    return route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/user\/profile/);
  expect(calls).toBe(0);

  await page.getByRole('link', { name: 'Edit Information' }).click();
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'User updated successfully.')).toBeVisible();
  expect(calls).toBe(1);
}

async function logOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Logout' });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await button.click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
}

/** The path of the first camper's picture, as its owner sees it. */
async function picturePathOf(url: string, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const related = await (await fetch(`${url}/api/data/user`, { headers })).json();
  return (related as { camper: { covidVaccineImage: string }[] }).camper[0]?.covidVaccineImage ?? '';
}
