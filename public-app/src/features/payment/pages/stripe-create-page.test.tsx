import { accessTokenKey } from '@camp/api-client/session';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor } from '@testing-library/react';
import { goTo } from '../go-to';
import StripeCreatePage from './stripe-create-page';

jest.mock('../go-to', () => ({ goTo: jest.fn() }));

const pat = parent();
const related = `GET /data/user?id=${pat._id}`;
const maya = camper({ _id: 'm', campYear: 2027, paid: false, amountDue: 300 });
const leo = camper({ _id: 'l', campYear: 2027, nameFirst: 'Leo', paid: false, amountDue: 325 });

function open(campers: CamperRecord[], payments: PaymentRecord[] = [], camp = openCamp()) {
  localStorage.setItem(accessTokenKey, 'secret');
  const api = fakeApi({
    'GET /user/current': { msg: pat },
    'GET /camp/current': camp,
    [related]: { camper: campers, counselor: [], counselorApp: [], staff: [], payments },
    'POST /stripe/create': { msg: 'https://checkout.example/pay/1' },
  });
  return { api, ...renderPage(<StripeCreatePage />, '/stripe/create') };
}

it('shows only the unpaid campers, selected, and opens the checkout', async () => {
  const asked = camper({ _id: 'a', campYear: 2027, nameFirst: 'Ana', paid: null });
  const { api, user } = open([maya, leo, asked]);

  const pay = await screen.findByRole('button', { name: 'Pay $625.00' });
  expect(screen.getByRole('checkbox', { name: 'Maya Parent: $300.00' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Leo Parent: $325.00' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Ana/ })).toBeNull();
  await user.click(pay);

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://checkout.example/pay/1'));
  expect(api.callsOf('POST /stripe/create')[0]?.body).toEqual({ userId: pat._id, campers: ['m', 'l'] });
});

it('says so if there is nothing to pay, with a link to continue', async () => {
  open([camper({ campYear: 2027, paid: true })]);

  expect(await screen.findByRole('heading', { name: 'There’s nothing to pay' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/user/profile');
});

describe('in a free camp', () => {
  const free = openCamp({ registrationCost: 0 });

  it('asks to confirm, under a title that mentions no payment', async () => {
    open([{ ...maya, amountDue: 0 }], [], free);

    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeEnabled();
    const { title } = guardedPages.stripeCreate;
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(title).not.toMatch(/pay/i);
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it('has nothing left to confirm afterward', async () => {
    open([{ ...maya, paid: true, amountDue: 0 }], [], free);

    expect(await screen.findByRole('heading', { name: 'There’s nothing to confirm' })).toBeVisible();
    expect(screen.queryByText(/pay/i)).toBeNull();
  });

  it('asks for the late fee as a payment', async () => {
    open([{ ...maya, amountDue: 25 }], [], free);

    expect(await screen.findByRole('button', { name: 'Pay $25.00' })).toBeEnabled();
  });
});

it('does not offer campers whose payment is processing', async () => {
  const createdAt = '2027-06-01T10:00:00.000Z';
  open([maya], [{ _id: 'p', campers: ['m'], amount: 300, status: 'processing', createdAt }]);

  expect(await screen.findByText(/Your payment for Maya Parent is being processed/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers a retry if the records fail to load', async () => {
  const { api, user } = open([maya]);
  api.answer(related, refusal(403, 'Not allowed.'));

  await screen.findAllByText('Not allowed.');
  api.answer(related, { camper: [maya], counselor: [], counselorApp: [], staff: [], payments: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('button', { name: 'Pay $300.00' })).toBeVisible();
});
