import { readFile } from 'node:fs/promises';
import { beginAs } from './support/people';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import { administrator, startDemo } from './support/product';
import { expect, expectAccessible, test, toast } from './support/test';

/** Its own product, since another size imports the same file. */
let ownProduct: RunningProduct;
test.beforeAll(async () => {
  ownProduct = await startDemo();
});
test.afterAll(() => ownProduct.stop());

const wrong = 'First name,Last name,DOB\nAna,Imported,7/4/2009\n,Imported,soon\n';
const right = 'First name,Last name,DOB\nAna,Imported,7/4/2009\nBo,Imported,2008-05-06\n';
const csv = (text: string) => ({ name: '2019.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an administrator imports an earlier year, changes a row, undoes it, and exports everything', async ({
  page,
}) => {
  const { url } = ownProduct;
  await beginAs(page, administrator, url);
  await page.goto(`${url}/admin/import`);
  const choose = async (text: string) => {
    await page.getByLabel('CSV file').setInputFiles(csv(text));
    await page.getByRole('button', { name: 'Read the file' }).click();
    await page.getByLabel('Year of all rows').fill('2019');
    await page.getByRole('button', { name: 'Check all rows' }).click();
  };

  await test.step('is told what is wrong by row and column', async () => {
    await expectAccessible(page);
    await choose(wrong);
    await expect(page.getByLabel('DOB')).toHaveValue('birthdate');
    await expect(page.getByRole('row', { name: /^Row 3 First name/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Row 3 DOB/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('imports the corrected file, once', async () => {
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(right);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(toast(page, '2 rows imported.')).toBeVisible();
    await choose(right);
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(page.getByText('The same rows were imported before.')).toBeVisible();
  });

  await test.step('changes a row, which keeps the import from being undone', async () => {
    await page.getByRole('link', { name: 'Campers from 2019.csv' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change: Imported, Ana' }).click();
    await page.getByLabel('Camper: First name').fill('Anna');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /Imported, Anna/ })).toContainText('None, changed');
    await page.getByRole('link', { name: 'Import earlier years' }).first().click();
    await page.getByRole('button', { name: 'Undo: Campers from 2019.csv' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByRole('dialog')).toContainText('row 2 (Imported, Anna)');
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('deletes that row, then undoes the import', async () => {
    await page.getByRole('link', { name: 'Campers from 2019.csv' }).click();
    await page.getByRole('button', { name: 'Change: Imported, Anna' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete record' }).click();
    await expect(toast(page, 'The record was deleted.')).toBeVisible();
    await page.getByRole('link', { name: 'Import earlier years' }).first().click();
    await page.getByRole('button', { name: 'Undo: Campers from 2019.csv' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('Nothing has been imported yet.')).toBeVisible();
  });

  await test.step('exports everything', async () => {
    await page.goto(`${url}/admin/export`);
    await expect(page.getByRole('row', { name: /^Campers/ })).toBeVisible();
    await expectAccessible(page);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV files' }).click();
    const archive = await readFile(await (await downloaded).path());
    expect(archive.includes('campers.csv')).toBe(true);
  });
});
