import type { RelatedRecords } from '@camp/contracts/related-records/operations';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import { beyond } from './support/beyond-roles';
import { openCheckout, payByCard } from './support/checkout';
import { choose } from './support/choose';
import { openInbox } from './support/inbox';
import { beginAs } from './support/people';
import { registerChild } from './support/register-child';
import { administrator, startDemo } from './support/product';
import { anySize, expect, expectAccessible, test, toast } from './support/test';
import {
  beginWithPasskey,
  destinations,
  expectNoMore,
  find,
  open,
  print,
  rowOf,
} from './support/working-day';

/** Its own product, which requires a second factor of everybody who sees other families. */
let product: RunningProduct;

test.describe('a day’s work with the rights for it, and a second factor', { tag: anySize }, () => {
  // The three share the product, which takes longer to start than a day to do.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    product = await startDemo({ SECOND_FACTOR_REQUIRED: 'on' });
  });
  test.afterAll(() => product.stop());

  const login = (who: string) => {
    const found = product.demoLogins.find((one) => one.who === who);
    if (!found) throw new Error(`The demo data have no ${who}.`);
    return found;
  };

  test('a nurse reads medications and an allergy, writes a note and prints both sheets', async ({
    page,
    browser,
  }) => {
    const { url } = product;
    const { family, id, name } = await registerChild(product, '/camper/create', 'Sela', {
      ...{ allergicReactions: 'Yes', allergicReactionsVal: 'Bee stings' },
      ...{ medications: 'Yes', medicationsVal: 'Insulin, 4 units at noon' },
    });
    const onSheet = rowOf(page, `${family.nameLast}, Sela`);
    await beginWithPasskey(page, url, login('Nurse'));
    await open(page, 'Reports');
    await expect(destinations(page)).toHaveText(['Dashboard', 'Campers', 'Counselors', 'Staff', 'Reports']);
    const reports = page.getByRole('navigation', { name: 'Reports' });

    await test.step('today’s medications, on paper with room to sign', async () => {
      await reports.getByRole('link', { name: 'Medications' }).click();
      await expect(onSheet).toContainText('Insulin, 4 units at noon');
      await expect(onSheet).not.toContainText('Bee stings');
      await expectAccessible(page);
      await print(page, 'Print', async () => {
        await expect(onSheet).toContainText('Insulin, 4 units at noon');
        await expect(page.getByText('Day:', { exact: true })).toBeVisible();
        await expect(page.getByRole('columnheader', { name: 'Noon' }).first()).toBeVisible();
        await expect(destinations(page).first()).toBeHidden();
      });
    });

    await test.step('the health sheet, on paper', async () => {
      await reports.getByRole('link', { name: 'Health' }).click();
      await print(page, 'Print', () => expect(onSheet).toContainText('Bee stings'));
    });

    await test.step('one child’s allergies, and a note that the next person on duty reads', async () => {
      await open(page, 'Campers');
      await find(page, family.nameLast, name);
      await rowOf(page, name).getByRole('link', { name }).click();
      const details = page.getByRole('complementary', { name: 'Details' });
      await expect(details.getByRole('listitem').filter({ hasText: 'Bee stings' }).first()).toBeVisible();
      await expect(details.getByRole('heading', { name: 'Payments' })).toHaveCount(0);
      await details.getByLabel('New note').fill('Insulin is in the fridge of the kitchen.');
      await details.getByRole('button', { name: 'Save note' }).click();
      await expect(details.getByRole('listitem').filter({ hasText: 'in the fridge' })).toBeVisible();

      const next = await (await browser.newContext()).newPage();
      await beginWithPasskey(next, url, administrator);
      await next.goto(`${url}/camper/list?open=${id}`);
      const note = next.getByRole('listitem').filter({ hasText: 'Insulin is in the fridge of the kitchen.' });
      await expect(note).toContainText('Imani Wetherby');
      await next.context().close();
    });

    await expectNoMore(page, url, beyond.Nurse);
  });

  test('a treasurer sees who owes, compares the day with Stripe, refunds and sums the gifts', async ({
    page,
    browser,
    context,
  }) => {
    const { url, inboxUrl, stripeUrl } = product;
    const cohen = login('Family Cohen');
    const noa = rowOf(page, 'Noa Cohen');
    await beginWithPasskey(page, url, login('Treasurer'));
    await open(page, 'Campers');
    await expect(destinations(page)).toHaveText(['Dashboard', 'Campers', 'Payments', 'Donations', 'Reports']);
    const views = page.getByRole('navigation', { name: 'Views' });
    let due = '';

    await test.step('who owes', async () => {
      const answer = page.waitForResponse(/\/api\/camper\/list\?.*paid=false/);
      await views.getByRole('link', { name: 'Awaiting payment' }).click();
      const [record] = (await (await answer).json()) as object[];
      await expect(noa).toContainText(/\$\d+/);
      [due = ''] = /\$\d+/.exec(await noa.innerText()) ?? [];
      await expect(page.getByText(/\$[\d,]+ outstanding/)).toBeVisible();
      await noa.getByRole('link', { name: 'Noa Cohen' }).click();
      await expect(page.getByText('Health answers are hidden for your role.')).toBeVisible();
      await expect(page.getByLabel('New note')).toHaveCount(0);
      expect(record).toHaveProperty('emergencyContactName');
      for (const medical of ['allergicReactions', 'medications', 'flags', 'covidVaccineImage'])
        expect(record).not.toHaveProperty(medical);
    });

    await test.step('the day’s payments, against Stripe', async () => {
      const theirs = await (await browser.newContext({ baseURL: url })).newPage();
      await beginAs(theirs, cohen, url);
      await theirs.goto('/user/profile');
      await openCheckout(theirs, stripeUrl);
      await payByCard(theirs, cohen.email);
      await expect(theirs.getByRole('heading', { name: 'Thank you for your payment!' })).toBeVisible();
      await theirs.context().close();

      await open(page, 'Payments');
      await views.getByRole('link', { name: 'Paid today' }).click();
      await expect(rowOf(page, 'Daniel Cohen')).toContainText(due);
      await expect(page.getByText(/payments? · \$[\d,]+ received/)).toBeVisible();
      await page.getByRole('button', { name: 'Check now' }).click();
      await expect(page.getByText('Stripe and our records match.')).toBeVisible();
      await expectAccessible(page);
      await rowOf(page, 'Daniel Cohen').getByRole('link').click();
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: /^pi_/ }).click();
      await expect((await opened).getByText(`${due}.00`).first()).toBeVisible();
      await (await opened).close();
    });

    await test.step('a refund, which reaches the family', async () => {
      await page.getByRole('button', { name: 'Refund' }).last().click();
      const dialog = page.getByRole('dialog', { name: 'Refund' });
      await dialog.getByLabel('Amount').fill('12.50');
      await dialog.getByLabel('Reason').fill('A shorter stay.');
      await expect(dialog.getByRole('radio', { name: /^Cancel the registration/ })).toBeDisabled();
      await dialog.getByRole('button', { name: 'Refund $12.50' }).click();
      await expect(toast(page, 'Refund of $12.50 started. The family gets an email.')).toBeVisible();
      const mail = await openInbox(inboxUrl).waitFor(cohen.email, /refund/i);
      expect(mail.text).toContain('$12.50');
      expect(mail.text).toContain('A shorter stay.');
    });

    await test.step('the donations of the year', async () => {
      await open(page, 'Donations');
      const sum = await page.getByText(/^\$[\d,]+ received in \d+ donations in \d{4}/).innerText();
      const [, amount = '', year = ''] = /^(\$[\d,]+) received in \d+ donations in (\d{4})/.exec(sum) ?? [];
      await page.getByText(`${year} donors, for year-end letters`).click();
      const donors = page.getByRole('table', { name: new RegExp(`^\\d+ donors, \\${amount} in ${year} `) });
      await print(page, 'Print donors', () => expect(donors).toBeVisible());
    });

    await expectNoMore(page, url, beyond.Treasurer);
    await page.goto(`${url}/admin/reports?report=health`);
    await expect(page.getByRole('heading', { name: /^Roster by grade/ })).toBeVisible();
  });

  test('a registrar moves from the waitlist, sends links, corrects, prints check-in and writes', async ({
    page,
  }) => {
    const { url, inboxUrl } = product;
    const inbox = openInbox(inboxUrl);
    const { family, call, name } = await registerChild(product, '/camper-waitlist/create', 'Wanda');
    const row = rowOf(page, name);
    const dialog = page.getByRole('dialog');
    await beginWithPasskey(page, url, login('Registrar'));
    await open(page, 'Waitlist');
    await expect(destinations(page)).toHaveText([
      ...['Dashboard', 'Campers', 'Waitlist', 'Counselors', 'Applications', 'Staff', 'Payments', 'Reports'],
      'Messages',
    ]);

    await test.step('a seat for a child of the waitlist', async () => {
      await find(page, family.nameLast, name);
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('button', { name: 'Give a seat' }).click();
      await dialog.getByRole('button', { name: 'Give a seat' }).click();
      await expect(toast(page, `Seat given to ${name}`)).toBeVisible();
      await inbox.waitFor(family.email, /^A spot for Wanda/);
    });

    await test.step('a payment link for a child who has none yet', async () => {
      const seated = await registerChild(product, '/camper/create', 'Lina');
      const line = rowOf(page, seated.name);
      await open(page, 'Campers');
      await find(page, seated.family.nameLast, seated.name);
      await choose(line.getByRole('checkbox'));
      const selected = page.getByRole('region', { name: 'Selected' });
      await selected.getByRole('button', { name: 'Send payment link' }).click();
      await dialog.getByRole('button', { name: 'Send payment link' }).click();
      await expect(page.getByText('Payment link sent for 1 camper')).toBeVisible();
      await expect(line).toContainText('Awaiting Payment');
      await inbox.waitFor(seated.family.email, /^Your payment link/);
    });

    await test.step('a typo, which the family then reads correctly', async () => {
      await find(page, family.nameLast, name);
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('School').fill('Springfield Elementary School');
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(toast(page, 'Your changes are saved.')).toBeVisible();
      const { camper } = await call<RelatedRecords>('GET', '/data/user');
      expect(camper.map(({ school }) => school)).toEqual(['Springfield Elementary School']);
    });

    await test.step('check-in, on paper', async () => {
      await open(page, 'Reports');
      await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Check-in' }).click();
      await print(page, 'Print', async () => {
        await expect(rowOf(page, `${family.nameLast}, Wanda`)).toContainText('Awaiting Payment');
        await expect(page.getByRole('columnheader', { name: 'Left with' })).toBeVisible();
      });
    });

    await test.step('a message to the unpaid', async () => {
      await open(page, 'Campers');
      await page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('link', { name: 'Awaiting payment' })
        .click();
      await expect(row).toBeVisible();
      await page.getByRole('button', { name: 'Message', exact: true }).click();
      await page.getByRole('textbox', { name: /^Subject/ }).fill('Your spot waits');
      await page
        .getByRole('textbox', { name: /^Message/ })
        .fill('Hello {first name}, a spot waits for {names}.');
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('button', { name: /^Send to \d+ / }).click();
      await dialog.getByRole('button', { name: 'Send message' }).click();
      await expect(toast(page, /^The message is on its way to \d+ /)).toBeVisible();
      const mail = await inbox.waitFor(family.email, /^Your spot waits/);
      expect(mail.text).toContain('a spot waits for Wanda');
    });

    await expectNoMore(page, url, beyond.Registrar);
  });
});
