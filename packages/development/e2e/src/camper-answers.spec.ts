import { uploadLimitInBytes } from '@camp/contracts/forms/limits';
import { heicUnreadable } from '@camp/contracts/forms/messages';
import { fillCamperForm, submitCamperForm } from './support/camper-form';
import { choose } from './support/choose';
import { heicPhoto } from './support/heic';
import { beginAs, makeParent } from './support/people';
import { uprightPhoto } from './support/photo';
import { anySize, expect, expectAccessible, test, toast } from './support/test';

test(
  'a photo that is too large for the server is made smaller on the device, and is upright',
  { tag: anySize },
  async ({ page, product }) => {
    const parent = await makeParent(product);
    await beginAs(page, parent);
    await page.goto('/camper/create');
    const picture = await uprightPhoto(page);
    expect(picture.buffer.length).toBeGreaterThan(uploadLimitInBytes);

    await fillCamperForm(page, { nameFirst: 'Maya', nameLast: parent.nameLast, picture });
    await expect(page.getByText(/^We made your picture smaller: /)).toBeVisible();
    await submitCamperForm(page);

    await expect(toast(page, 'Camper successfully created!')).toBeVisible();
    await page.getByText('Proof of vaccination', { exact: true }).click();
    const proof = page.getByRole('img', { name: /^Proof of vaccination of Maya/ });
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      await expect(proof).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const { width, height } = await proof.evaluate((image: HTMLImageElement) => ({
      width: image.naturalWidth,
      height: image.naturalHeight,
    }));
    expect(height).toBeGreaterThan(width);
  },
);

test.describe('a photo that the browser cannot read', () => {
  // The tests' trace requests blob URLs that couldn't be shown. The page itself doesn't request them.
  test.use({ expectedError: /^Connecting to 'blob:/ });

  test('is reported at once, with advice', { tag: anySize }, async ({ page, product }) => {
    await beginAs(page, await makeParent(product));
    await page.goto('/camper/create');
    await choose(page.getByRole('radiogroup', { name: /COVID-19/ }).getByRole('radio', { name: 'Yes' }));
    await page.getByLabel(/Proof of vaccination/).setInputFiles(heicPhoto);
    await expect(page.getByText(heicUnreadable).first()).toBeVisible();
  });
});

test('contacts are copied from known people, incidents are checked, and all answers can be read afterwards', async ({
  page,
  product,
}) => {
  const parent = await makeParent(product);
  await beginAs(page, parent);
  await page.goto('/camper/create');
  await fillCamperForm(page, { nameFirst: 'Maya', nameLast: parent.nameLast });
  const form = page.getByRole('form', { name: 'Camper registration' });
  const offers = form.getByRole('group', { name: 'Drop-off contact' });

  await offers.getByRole('button', { name: 'Use my name and number' }).click();
  const question = page.getByRole('dialog', { name: 'Replace the drop-off contact?' });
  await expect(question).toContainText('Dale Driver');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(form.getByLabel('Drop-off contact name')).toHaveValue(`Pat ${parent.nameLast}`);
  await choose(form.getByRole('checkbox', { name: 'Asthma' }));
  await expectAccessible(page);
  await choose(form.getByRole('checkbox', { name: 'Asthma' }), false);
  await submitCamperForm(page);
  await expect(toast(page, 'Camper successfully created!')).toBeVisible();

  await page.getByRole('link', { name: /^What you submitted/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'What you submitted' })).toBeVisible();
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Drop-off and pick-up')).toContainText(`Pat ${parent.nameLast}, Parent/guardian`);
  await expect(section('Medical')).toContainText('Headaches: February 14, 2026');
  await expect(section('Medical')).not.toContainText('Asthma');
  await expect(section('Pediatrician').getByRole('link', { name: '(555) 123-4570' })).toBeVisible();
  await expectAccessible(page);
});
