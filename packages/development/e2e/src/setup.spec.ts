import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { campContent } from '@camp/contracts/content/camp';
import { nameDuringSetup, setupNotice } from '@camp/contracts/content/site';
import type { Operation } from '@camp/contracts/operations/operation';
import { administrationPages } from '@camp/contracts/registries/administration-pages';
import { operations } from '@camp/contracts/registries/operations';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import { namesOfShippedCamp } from '@camp/contracts/test/another-camp';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import type { Page } from '@playwright/test';
import { settled } from './site/browser';
import { openInbox } from './support/inbox';
import { enterLogin, logIn, makeParent, profileTitle, tokenOf } from './support/people';
import { startDemo } from './support/product';
import { expect, expectAccessible, test, toast } from './support/test';

const director = { email: 'director@lake-hope.example.org', password: 'Lantern-Lake-41' };
const root = join(__dirname, '../../../..');

/** Its own product without any data. */
let product: RunningProduct;
test.beforeAll(async () => {
  product = await startDemo({ SEED: 'none', MAIL_FROM: 'Lake Hope <office@lake-hope.example.org>' });
  await promisify(execFile)(process.execPath, [join(root, 'scripts/admin.mjs'), 'create', director.email], {
    env: { ...process.env, MONGODB_URI: product.mongoUri, ADMIN_PASSWORD: director.password },
  });
});
test.afterAll(() => product.stop());

/** Fills in a step's fields by their labels, and goes on. */
async function answer(page: Page, step: string, answers: Readonly<Record<string, string>>) {
  const form = page.getByRole('form', { name: step });
  await expect(form).toBeVisible();
  for (const [label, text] of Object.entries(answers))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Save and continue' }).click();
}

const withoutId = ({ path }: { path: string }) => !path.includes(':');
const adminPages = Object.values(administrationPages).filter(withoutId);
const exportedLists = Object.values<Operation>(operations).filter(
  (call) => call.binary === 'text/csv' && withoutId(call),
);

const wordsOfExample = (text: string) => namesOfShippedCamp.filter((word) => text.includes(word));

/** @param what for the message */
function hasOnlyLakeHope(what: string, text: string) {
  expect(text, what).toContain('Lake Hope');
  expect(wordsOfExample(text), what).toEqual([]);
}

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#1f5f8b"/></svg>',
);

test('a new camp is set up from an empty database to an open registration', async ({ page, browser }) => {
  const { url, inboxUrl } = product;
  const visitor = await (await browser.newContext()).newPage();

  await test.step('visitors read that the site is being set up', async () => {
    for (const path of ['/', '/camper-home', '/register']) {
      await visitor.goto(url + path);
      await expect(visitor.getByRole('heading', { name: setupNotice })).toBeVisible();
      await expect(visitor).toHaveTitle(setupNotice);
    }
    await expectAccessible(visitor);
    await expect(visitor.getByText(campContent.name)).toHaveCount(0);
    expect((await fetch(`${url}/calendar.ics`)).status).toBe(503);
    await expect(visitor.getByRole('banner').getByText(nameDuringSetup)).toBeVisible();
    await visitor.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(visitor).toHaveURL(`${url}/login`);
  });

  await test.step('the administrator is led to the setup by the first login', async () => {
    await page.goto(`${url}/login`);
    await enterLogin(page, director);
    await expect(page.getByRole('heading', { name: 'Set up your camp' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('and answers step by step', async () => {
    await answer(page, 'Name', { 'Name of the camp': 'Lake Hope', Tagline: 'A week on the water' });
    await answer(page, 'Organization', {
      'Legal name of the organization': 'Lake Hope Camps, Inc.',
      EIN: '91-5550100',
      'Postal address': 'PO Box 7\nLake Hope, WA 98001',
    });
    // Left and resumed.
    await page.goto(`${url}/admin/setup`);
    await answer(page, 'Place', {
      'Name of the place': 'Lake Hope Lodge',
      Street: '1 Shore Road',
      City: 'Lake Hope',
      State: 'WA',
      Setting: 'on the shore of Lake Hope',
      Distance: 'an hour from the city',
      'Below the directions': 'Park behind the lodge.',
      'Zip code': '98001',
      'Landline for emergencies': '(206) 555-0101',
      'Driving directions': 'Follow the shore.',
    });
    await answer(page, 'Contacts', {
      'Email address of the camp': 'office@lake-hope.example.org',
      'Address for iMessage': 'office@lake-hope.example.org',
      'Email address of the website help': 'web@lake-hope.example.org',
      'Phone of the nurse': '(206) 555-0102',
      'Email address of the nurse': 'nurse@lake-hope.example.org',
    });
    await answer(page, 'Links', {});
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption('America/Los_Angeles');
    await answer(page, 'Time zone', {});
  });

  await test.step('a pale color is refused, a dark one and the logo are used', async () => {
    const form = page.getByRole('form', { name: 'Logo and color' });
    await form.getByLabel('Color of links and buttons').fill('#ffcc00');
    await expect(form.getByText(/this one has a contrast of 1\.\d:1, and text needs 4\.5:1/)).toBeVisible();
    await form.getByLabel('Color of links and buttons').fill('#1f5f8b');
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo };
    await form.locator('input[type="file"]').setInputFiles(file);
    await expect(form.getByText('Your logo is ready.')).toBeVisible();
    await expectAccessible(page);
    await answer(page, 'Logo and color', {});
    // The open page has the color too.
    const next = page.getByRole('link', { name: 'Create your first camp year' });
    await expect(next).toHaveCSS('background-color', 'rgb(31, 95, 139)');
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByText('Done')).toHaveCount(7);
  });

  await test.step('the first camp year opens the site', async () => {
    await page.getByRole('link', { name: 'Create your first camp year' }).click();
    await page.getByRole('button', { name: /^Use the default dates/ }).click();
    await page.getByLabel('Registration start').fill(new Date().toISOString().slice(0, 10));
    await page.getByLabel('Registration cost (dollars)').fill('250');
    for (const label of ['Camp theme', 'Skit theme', 'Dance theme'])
      await page.getByLabel(label).fill('Waves');
    for (const who of ['Director', 'Counselor director'])
      for (const number of [1, 2]) {
        await page.getByLabel(`${who} ${number} name`, { exact: true }).fill('Robin Shore');
        await page.getByLabel(`${who} ${number} phone`, { exact: true }).fill('(206) 555-0103');
      }
    await page.getByRole('button', { name: 'Create Camp' }).click();
    await expect(toast(page, 'Camp successfully created!')).toBeVisible();
    await expect(page.getByText(/^Your site is open\. Visitors see your pages and camp/)).toBeVisible();
  });

  await test.step('a family finds the registration form', async () => {
    const parent = await makeParent({ url, inboxUrl });
    await logIn(visitor, parent, url);
    await visitor.goto(`${url}/camper/create`);
    await expect(visitor.getByRole('form', { name: 'Camper registration' })).toBeVisible();
    await expect(visitor).toHaveTitle('Camper Registration · Lake Hope');
    const button = visitor.getByRole('button', { name: 'Submit Registration' });
    await expect(button).toHaveCSS('background-color', 'rgb(31, 95, 139)');
    hasOnlyLakeHope('camper form', await visitor.content());
    await visitor.goto(`${url}/user/profile`);
    await expect(visitor.getByRole('heading', { level: 1, name: profileTitle })).toBeVisible();
    hasOnlyLakeHope('profile', await visitor.content());
    // An administrator's notice of a changed contact names the former one.
    const mails = await openInbox(inboxUrl).about(parent.email, /./);
    expect(mails).not.toEqual([]);
    hasOnlyLakeHope('emails to the family', JSON.stringify(mails));
  });

  await test.step('and nobody reads a word of the example', async () => {
    for (const { path } of publicPageList) {
      const html = await (await fetch(url + path)).text();
      hasOnlyLakeHope(path, html);
      expect(html, path).not.toContain(campContent.place.setting);
    }
    for (const path of ['/', '/contact', '/camp-location', '/donate', '/calendar']) {
      await visitor.goto(url + path);
      await expect(visitor.getByRole('contentinfo').getByText('Lake Hope Camps, Inc.')).toBeVisible();
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      hasOnlyLakeHope(path, await visitor.content());
    }
    const saved = visitor.waitForEvent('download');
    await visitor.getByRole('button', { name: 'Add to my calendar' }).click();
    const calendar = await readFile(await (await saved).path(), 'utf8');
    expect(calendar).toContain('SUMMARY:Lake Hope: ');
    hasOnlyLakeHope('saved calendar', calendar);
    const feed = await (await fetch(`${url}/calendar.ics`)).text();
    expect(feed).toContain('X-WR-CALNAME:Lake Hope: dates');
    hasOnlyLakeHope('calendar to subscribe to', feed);
    hasOnlyLakeHope('manifest', await (await fetch(`${url}/manifest.webmanifest`)).text());
  });

  await test.step('nor in the administration and its files', async () => {
    for (const { path } of adminPages) {
      await page.goto(url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      hasOnlyLakeHope(path, await page.content());
    }
    const headers = { Authorization: `Bearer ${await tokenOf(url, director)}` };
    // The list of donors is always of one year.
    const yearly = operations['stripe.donate-donors-export'].path;
    const year = new Date().getFullYear();
    const files = exportedLists.map(({ path }) => `/api${path}${path === yearly ? `?year=${year}` : ''}`);
    for (const path of [...files, '/api/openapi.json']) {
      const answer = await fetch(url + path, { headers });
      expect(answer.status, path).toBe(200);
      expect(wordsOfExample(await answer.text()), path).toEqual([]);
    }
  });
  await visitor.context().close();
});
