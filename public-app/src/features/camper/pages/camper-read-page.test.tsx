import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { camper, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import CamperReadPage from './camper-read-page';

const maya = camper({
  diabetes: 'No',
  allergicReactions: 'Yes',
  allergicReactionsVal: 'Bee stings: swelling.',
  asthma: '2019-07-01T00:00:00.000Z',
  phoneNumber: '303.555.0188',
  medicalConfirm: true,
  createdAt: '2026-06-20T23:30:00.000Z',
});
const read = `GET /camper/read/${maya._id}`;
const me = { 'GET /user/current': () => ({ msg: parent() }) };

const open = (record: object = maya) => {
  const api = fakeApi({ ...me, [read]: () => record });
  return { ...renderPage(<CamperReadPage />, `/camper/read/${maya._id}`, '/camper/read/:id'), api };
};

beforeEach(() => localStorage.setItem(accessTokenKey, 'token'));

const section = (name: string) => within(screen.getByRole('region', { name }));

test('the owner reads every section of what was submitted', async () => {
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'What you submitted' })).toBeVisible();
  expect(await screen.findByText('Maya Parent, submitted on June 20, 2026')).toBeVisible();
  expect(screen.getByText('Payment Received')).toBeVisible();
  expect(section('Camper information').getByText('April 9, 2016')).toBeVisible();
  expect(section('Medical').getByText('Bee stings: swelling.')).toBeVisible();
  expect(section('Medical').getByText('Asthma: July 1, 2019')).toBeVisible();
  expect(section('Parent/guardian information').getByText('(303) 555-0188')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/user/profile');
});

test('others read what the server allows, and return to that profile', async () => {
  const { diabetes: _d, allergicReactions: _a, allergicReactionsVal: _v, asthma: _i, ...rest } = maya;
  open({ ...rest, userId: '64b0000000000000000000ff' });

  expect(await screen.findByRole('heading', { level: 1, name: 'What was submitted' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Medical' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/user/profile/64b0000000000000000000ff',
  );
});

test('the page is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Print' }));

  expect(print).toHaveBeenCalledTimes(1);
});

test("another family's registration links to one's own profile, without a useless retry", async () => {
  fakeApi({ ...me, [read]: () => refusal(404, 'There is no such camper.', { code: 'not-found' }) });
  renderPage(<CamperReadPage />, `/camper/read/${maya._id}`, '/camper/read/:id');

  expect(await screen.findByText('We can’t open this registration')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/user/profile');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a failing server can be retried', async () => {
  const api = fakeApi({ ...me, [read]: () => refusal(503, 'Please try again later.') });
  const { user } = renderPage(<CamperReadPage />, `/camper/read/${maya._id}`, '/camper/read/:id');
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });

  api.answer(read, () => maya);
  await user.click(again);

  expect(await screen.findByText('Bee stings: swelling.')).toBeVisible();
});
