import { pageList } from '@camp/contracts/registries/pages';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { Page } from '@playwright/test';
import { administratorToken, complete, idsFrom, openContext } from './site/browser';
import { allViews } from './site/views';
import { tokenOf } from './support/people';
import { lowTargets } from './support/tapped';
import { anySize, expect, test } from './support/test';

/** A demo family. */
const family = { email: 'rivera@example.org', password: 'Marshmallow1' };
const variant = { window: 'phone', scheme: 'light' } as const;

async function expectForThumbs(page: Page, where: string): Promise<void> {
  // Waiting for an idle network would take half a second per page.
  await page.locator('main').first().waitFor();
  await complete(page);
  expect.soft(await lowTargets(page), `what is too low for a thumb on ${where}`).toEqual([]);
}

test.describe('on a phone every touch target has the minimum height', { tag: anySize }, () => {
  test('for visitors and administrators', async ({ browser, product }) => {
    const token = await administratorToken(product.url);
    const views = await allViews(idsFrom(product.url, token));
    for (const isAdministration of [false, true]) {
      const context = await openContext(browser, variant, isAdministration ? token : undefined);
      for (const { path, prepare } of views.filter(({ signedIn }) => signedIn === isAdministration)) {
        const page = await context.newPage();
        await prepare?.(page);
        await page.goto(`${product.url}${path}`);
        await expectForThumbs(page, path);
        await page.close();
      }
      await context.close();
    }
  });

  test('in active filters and in the actions of a role', async ({ browser, product }) => {
    const context = await openContext(browser, variant, await administratorToken(product.url));
    const page = await context.newPage();

    await page.goto(`${product.url}/camper/list?status=paid&grade=4th`);
    await expect(page.getByRole('button', { name: 'Remove Status' })).toBeVisible();
    await expectForThumbs(page, 'a filtered list');

    await page.goto(`${product.url}/role/create`);
    await page.getByLabel('Subject').selectOption('user');
    await expect(page.getByRole('checkbox', { name: 'edit', exact: true }).first()).toBeVisible();
    await expectForThumbs(page, 'the actions of a role');
    await context.close();
  });

  test('for a family', async ({ browser, product }) => {
    const token = await tokenOf(product.url, family);
    const context = await openContext(browser, variant, token);
    const page = await context.newPage();
    const ask = async <Answer>(path: string) => {
      const answer = await context.request.get(`${product.url}/api${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return (await answer.json()) as Answer;
    };
    const { msg } = await ask<{ msg: { _id: string } }>('/user/current');
    const { camper } = await ask<{ camper: CamperRecord[] }>(`/data/user?id=${msg._id}`);
    const ofCamper = camper.slice(0, 1).flatMap(({ _id }) => [`/camper/read/${_id}`, `/camper/edit/${_id}`]);
    const own = pageList
      .filter(({ app, guarded, path }) => guarded && app === 'public-app' && !path.includes('/:'))
      .map(({ path }) => path);

    for (const path of [...own, '/user/profile', '/user/edit', '/covid-19-upload', ...ofCamper]) {
      await page.goto(`${product.url}${path}`);
      await expectForThumbs(page, path);
    }
    await context.close();
  });
});
