import type { CampRecord } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import { camperInput } from '@camp/database/test/factories/camper';
import type { Page } from '@playwright/test';
import { callsAs } from './support/calls';
import { lineOf } from './support/choose';
import { Clicks } from './support/clicks';
import { beginAs, makeParent, newParent } from './support/people';
import { administrator } from './support/product';
import { anySize, expect, test, toast } from './support/test';

/** Maximum clicks of a volunteer's task from the dashboard. */
const most = 5;

const rail = (page: Page, place: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: place, exact: true });
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** On a phone, a notification's text gets most of the width beside Undo. */
async function expectRoomBesideUndo(page: Page, said: RegExp): Promise<void> {
  const before = page.viewportSize();
  // The notification stays while hovered.
  await toast(page, said).hover();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await toast(page, said).boundingBox())?.width).toBeGreaterThan(200);
  if (before) await page.setViewportSize(before);
}

/** Types into the list's search and waits for the result. */
async function find(page: Page, text: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
}

test(
  'a volunteer does each of ten tasks in at most five clicks',
  { tag: anySize },
  async ({ page, product }) => {
    const { url } = product;
    const family = await makeParent(product);
    const [asFamily, asAdministrator] = await Promise.all([
      callsAs(url, family),
      callsAs(url, administrator),
    ]);
    const register = async (path: string, nameFirst: string, values: object = {}) => {
      const form = camperInput({ nameFirst, nameLast: family.nameLast, ...values });
      const { msg } = await asFamily<{ msg: CamperRecord }>('POST', path, form);
      return `${msg.nameFirst} ${msg.nameLast}`;
    };
    const bees = { allergicReactions: 'Yes', allergicReactionsVal: 'Bee stings' } as const;
    const seated = await register('/camper/create', 'Sela', bees);
    const waiting = await register('/camper-waitlist/create', 'Wanda');
    const nurse = newParent().nameLast;
    await asAdministrator('POST', '/role/create', {
      name: nurse,
      actions: { camper: { 'view-all': true, data: true } },
    });
    const paid = await asAdministrator<ListedPayment[]>('GET', '/stripe/list?standing=paid');
    // Another test uses these two families.
    const payment = paid.find(({ family: payer }) => !/Begay|Chen/.test(payer));
    if (!payment) throw new Error('The demo data have no payment.');
    const camps = await asAdministrator<CampRecord[]>('GET', '/camp/list');
    const lastYear = Math.max(...camps.map(({ year }) => year));
    await beginAs(page, administrator);

    const task = (what: string, walk: (clicks: Clicks) => Promise<void>) =>
      test.step(what, async () => {
        const clicks = new Clicks();
        await page.goto('/admin');
        await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
        await walk(clicks);
        expect(clicks.count, what).toBeLessThanOrEqual(most);
      });
    const dialog = page.getByRole('dialog');

    await task('find a child’s allergy', async (clicks) => {
      await clicks.on(rail(page, 'Campers'));
      await find(page, seated, seated);
      await clicks.on(rowOf(page, seated).getByRole('link'));
      await expect(page.getByText('Bee stings').first()).toBeVisible();
    });

    await task('see who has not paid', async (clicks) => {
      await clicks.on(page.getByRole('link', { name: /^Awaiting payment \d+$/ }));
      await expect(page.getByRole('heading', { name: /^Campers \d{4}$/ })).toBeVisible();
      await expect(page).toHaveURL(/status=awaiting-payment/);
    });

    await task('send a payment link', async (clicks) => {
      await clicks.on(rail(page, 'Campers'));
      await find(page, seated, seated);
      await clicks.on(lineOf(rowOf(page, seated).getByRole('checkbox')));
      await clicks.on(
        page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: /payment link/ }),
      );
      await clicks.on(dialog.getByRole('button', { name: /^Send/ }));
      await expect(page.getByText('Payment link sent for 1 camper')).toBeVisible();
    });

    await task('refund one child', async (clicks) => {
      await clicks.on(rail(page, 'Payments'));
      await find(page, payment._id, payment.family);
      await clicks.on(rowOf(page, payment.family).getByRole('link'));
      await clicks.on(page.getByRole('button', { name: 'Refund' }).last());
      const refund = page.getByRole('dialog', { name: 'Refund' });
      await refund.getByLabel('Reason').fill('Fell ill.');
      await clicks.on(refund.getByRole('button', { name: /^Refund\b/ }));
      // If the payment covers siblings, one more click deselects one of them.
      clicks.count += 1;
      await expect(toast(page, /^Refund of .* started\. The family gets an email\./)).toBeVisible();
    });

    await task('move one from the waitlist', async (clicks) => {
      await clicks.on(rail(page, 'Campers'));
      await find(page, waiting, waiting);
      await clicks.on(lineOf(rowOf(page, waiting).getByRole('checkbox')));
      await clicks.on(page.getByRole('button', { name: 'Give a seat' }));
      await clicks.on(dialog.getByRole('button', { name: 'Give a seat' }));
      await expect(page.getByText('1 camper now has a seat')).toBeVisible();
      await expectRoomBesideUndo(page, /^Seat given to /);
    });

    await task('correct a typo', async (clicks) => {
      await clicks.on(rail(page, 'Campers'));
      await find(page, waiting, waiting);
      await clicks.on(rowOf(page, waiting).getByRole('button', { name: /^Actions for/ }));
      await clicks.on(page.getByRole('link', { name: 'Edit' }));
      await page.getByLabel('School').fill('Springfield Elementary School');
      await clicks.on(page.getByRole('button', { name: /^Save/ }));
      await expect(toast(page, 'Your changes are saved.')).toBeVisible();
    });

    await task('make next year’s camp', async (clicks) => {
      await clicks.on(rail(page, 'Camps'));
      await clicks.on(page.getByRole('link', { name: 'Create Camp' }));
      await clicks.choose(page.getByLabel('Year'), String(lastYear + 1));
      await clicks.on(page.getByRole('button', { name: /^Copy cost/ }));
      await clicks.on(page.getByRole('button', { name: 'Create Camp' }));
      await expect(toast(page, 'Camp successfully created!')).toBeVisible();
      await expect(page).toHaveURL(/\/camp\/list$/);
    });

    await task('give the nurse her rights', async (clicks) => {
      await clicks.on(rail(page, 'People'));
      await find(page, family.email, family.nameLast);
      await clicks.on(page.getByRole('button', { name: /^Roles of/ }));
      await clicks.on(lineOf(page.getByRole('checkbox', { name: nurse })));
      await expect(toast(page, 'User updated successfully.')).toBeVisible();
    });

    await task('print check-in', async (clicks) => {
      await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
      await clicks.on(rail(page, 'Reports'));
      await clicks.on(
        page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Check-in' }),
      );
      await clicks.on(page.getByRole('button', { name: 'Print' }));
      await expect(page.locator('body[data-printed]')).toBeVisible();
    });

    await task('write to the unpaid', async (clicks) => {
      await clicks.on(rail(page, 'Messages'));
      await clicks.choose(page.getByLabel('Group'), 'Awaiting payment');
      await page.getByRole('textbox', { name: /^Subject/ }).fill('Your place');
      await page
        .getByRole('textbox', { name: /^Message/ })
        .fill('Hello {first name}, a place waits for {names}.');
      await clicks.on(page.getByRole('button', { name: 'Preview' }));
      await clicks.on(page.getByRole('button', { name: /^Send to \d+ / }));
      await clicks.on(dialog.getByRole('button', { name: 'Send message' }));
      await expect(toast(page, /^The message is on its way to \d+ /)).toBeVisible();
    });
  },
);
