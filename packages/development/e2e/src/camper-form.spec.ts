import { fillCamperForm, submitCamperForm } from './support/camper-form';
import { beginAs, makeParent, tokenOf } from './support/people';
import { anySize, expect, test, toast } from './support/test';

const campersOf = async (url: string, token: string) => {
  const related = await fetch(`${url}/api/data/user`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await related.json()) as { camper: { nameFirst: string }[] }).camper;
};

test('two simultaneous submits create one camper', { tag: anySize }, async ({ page, product }) => {
  const parent = await makeParent(product);
  await beginAs(page, parent);
  await page.goto('/camper/create');
  await fillCamperForm(page, { nameFirst: 'Twice', nameLast: parent.nameLast });

  await page.getByRole('form', { name: 'Camper registration' }).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });

  await expect(toast(page, 'Camper successfully created!')).toBeVisible();
  await expect(toast(page, 'Twice has a spot. It’s secured once you’ve paid.')).toBeVisible();
  expect(await campersOf(product.url, await tokenOf(product.url, parent))).toHaveLength(1);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/camper/create');
  await fillCamperForm(page, { nameFirst: 'Twice', nameLast: parent.nameLast });
  await submitCamperForm(page);
  const notice = page.getByText(`Twice ${parent.nameLast} is already registered for camp`);
  await expect(notice).toBeInViewport();
  await page.getByRole('link', { name: 'What you submitted' }).click();
  await expect(page.getByText('Registration Submitted')).toBeVisible();
});

test('a lost response and a retry create one camper (F7)', { tag: anySize }, async ({ page, product }) => {
  const parent = await makeParent(product);
  await beginAs(page, parent);
  await page.goto('/camper/create');
  await fillCamperForm(page, { nameFirst: 'Lost', nameLast: parent.nameLast });
  await page.route('**/api/camper/create', async (route) => {
    await route.fetch();
    await route.abort();
  });

  await submitCamperForm(page);
  await expect(toast(page, /check your connection/)).toBeVisible();
  await page.unroute('**/api/camper/create');
  await submitCamperForm(page);

  await expect(toast(page, 'Camper successfully created!')).toBeVisible();
  expect(await campersOf(product.url, await tokenOf(product.url, parent))).toHaveLength(1);
});

test('an invalid form focuses the first wrong answer, and a draft survives a reload', async ({
  page,
  product,
}) => {
  const parent = await makeParent(product);
  await beginAs(page, parent);
  await page.goto('/camper/create');
  await page.getByLabel('First name', { exact: true }).fill('Draft');

  await submitCamperForm(page);
  await expect(toast(page, 'Form invalid. Please correct any errors.')).toBeVisible();
  await expect(page.getByLabel('Last name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Last name', { exact: true })).toBeInViewport();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Welcome back: your draft is here')).toBeVisible();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Draft');
});

test(
  'in a low window, like at 400% zoom, nothing covers the fields',
  { tag: anySize },
  async ({ page, product }) => {
    await beginAs(page, await makeParent(product));
    await page.goto('/camper/create');
    const field = page.getByLabel('Birthdate');
    const submit = page.getByRole('button', { name: 'Submit Registration' });
    await expect(submit).toBeInViewport();

    await page.setViewportSize({ width: 320, height: 256 });
    await field.scrollIntoViewIfNeeded();

    await expect(field).toBeInViewport();
    await expect(submit).not.toBeInViewport();
    await expect(page.getByRole('button', { name: /of 9/ })).not.toBeInViewport();
  },
);

test(
  'the first question is on a phone’s first screen, whatever notices are above it',
  { tag: anySize },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // A demo family with earlier registrations.
    await beginAs(page, { email: 'brooks@example.org', password: 'Marshmallow1' });
    const question = page.getByLabel('First name', { exact: true });
    const expectOnFirstScreen = async () => {
      const submit = page.getByRole('button', { name: 'Submit Registration' });
      await expect(submit).toBeInViewport();
      const [field, bar] = [await question.boundingBox(), await submit.boundingBox()];
      expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    };
    await page.goto('/camper-waitlist/create');
    await expectOnFirstScreen();

    await page.goto('/camper/create');
    await expectOnFirstScreen();
    await question.fill('Draft');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Welcome back: your draft is here')).toBeVisible();
    await expectOnFirstScreen();
    await page.getByText('Welcome back: your draft is here').click();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();

    await page
      .getByRole('link', { name: /^Register .* again$/ })
      .first()
      .click();
    await expect(page.getByText(/^Your answers from \d{4}$/).first()).toBeVisible();
    await expectOnFirstScreen();
  },
);
