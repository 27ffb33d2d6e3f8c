import { accessTokenKey } from '@camp/api-client/session';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { CurrentUser } from '@camp/contracts/user/operations';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UserProfilePage from './user-profile-page';
import { pat, related, open, registered } from '../testing/open-profile';

it('says once, in the page, that there is no such user', async () => {
  localStorage.setItem(accessTokenKey, 'secret');
  const id = '64b0000000000000000000ff';
  fakeApi({
    'GET /user/current': { msg: pat },
    'GET /camp/current': openCamp(),
    [`GET /user/read/${id}`]: () => refusal(404, 'User not found.', { code: 'not-found' }),
  });
  renderPage(<UserProfilePage />, `/user/profile/${id}`, '/user/profile/:id');

  await screen.findByText('User not found.');

  expect(screen.getAllByText('User not found.')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/user/profile');
});

it('shows the account’s owner, with a link to edit it', async () => {
  open({});

  await screen.findByRole('heading', { name: 'Pat Parent' });
  expect(screen.getByText('pat@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Information' })).toHaveAttribute(
    'href',
    `/user/edit/${pat._id}`,
  );
});

const cory = { _id: 'c', nameFirst: 'Cory', nameLast: 'Parent', grade: '10th', application: null };

it.each([
  ['a family', {}, 'Your campers'],
  ['a family with campers', { campers: [registered({})] }, 'Your campers'],
  ['a family whose child is a counselor', { counselors: [cory] }, 'Your application'],
  ['an applicant', { user: parent({ userType: 'Staff' }) }, 'Your application'],
  ['an administrator', { user: parent({ permissions: { camper: ['view-all'] } }) }, 'Profile'],
])('has a heading with what the account of %s has', async (_who, situation, title) => {
  open(situation);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('folds what a family rarely needs, except while nothing has been sent', async () => {
  const { user, unmount } = open({ campers: [registered({})] });
  await screen.findByRole('heading', { name: 'Maya Parent' });
  const counselor = screen.getByRole('link', { name: 'Register a counselor' });
  expect(counselor).not.toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save for later forms' })).not.toBeVisible();

  await user.click(screen.getByRole('heading', { name: 'More forms' }));
  expect(counselor).toBeVisible();
  unmount();

  open({});
  expect(await screen.findByRole('link', { name: 'Register a counselor' })).toBeVisible();
});

it('starts with the administration for administrators, and shows families nothing of it', async () => {
  const { unmount } = open({ user: parent({ permissions: { camper: ['view-all'] } }) });
  const places = await screen.findByRole('navigation', { name: 'Administration' });
  expect(within(places).getByRole('link', { name: 'Campers' })).toHaveAttribute('href', '/camper/list');
  expect(within(places).queryByRole('link', { name: 'Roles' })).toBeNull();
  unmount();

  open({});
  await screen.findByRole('heading', { name: 'Pat Parent' });
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
});

it('shows an unverified new address beside the current one', async () => {
  open({ user: parent({ pendingEmail: 'new@example.com' }) });

  await screen.findByText(/Not verified yet/);
  expect(screen.getByText('new@example.com', { exact: false })).toBeVisible();
  expect(screen.getByText('pat@example.com')).toBeVisible();
});

it('mentions no pending address if there is none', async () => {
  open({});

  await screen.findByText('pat@example.com');
  expect(screen.queryByText(/Not verified yet/)).not.toBeInTheDocument();
});

it('makes the waitlist less prominent while spots are free', async () => {
  const link = { name: 'Join the waitlist' };
  const free = open({});
  expect(await screen.findByRole('link', link)).toHaveClass('camp-button--link');
  free.unmount();

  open({ camp: openCamp({ isFull: true }) });
  expect(await screen.findByRole('link', link)).not.toHaveClass('camp-button--link');
});

describe('somebody else’s profile', () => {
  const rosa = parent({ _id: '64b000000000000000000002', nameFirst: 'Rosa', roles: [] });

  const awaiting = [registered({ paid: false })];

  function openRosa(permissions: CurrentUser['permissions'], campers = awaiting, user = rosa) {
    localStorage.setItem(accessTokenKey, 'secret');
    const records = { counselor: [], counselorApp: [], staff: [] };
    fakeApi({
      'GET /user/current': { msg: parent({ permissions }) },
      'GET /camp/current': openCamp(),
      [`GET /user/read/${rosa._id}`]: { msg: user },
      [`GET /data/user?id=${rosa._id}`]: { ...records, camper: campers, payments: [] },
      [`GET /data/user/prior?id=${rosa._id}`]: { ...records, camper: [camper({ _id: 'p' })] },
    });
    renderPage(<UserProfilePage />, `/user/profile/${rosa._id}`, '/user/profile/:id?');
  }

  it('shows a nurse the name, contact and registrations, without a link to edit them', async () => {
    openRosa({ camper: ['view-all', 'data'] });

    await screen.findByRole('heading', { name: 'Rosa Parent' });
    expect(await screen.findByText('Awaiting Payment')).toBeVisible();
    expect(screen.getByText('(555) 123-4567')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Prior Years' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Edit|Register/ })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  const camp = openCamp();
  it.each<[string, CamperRecord[], RegExp]>([
    ['a registration without its link', [registered({ paid: null })], /^The payment link will be sent /],
    ['a place in the queue', [registered({ paid: null, waitlist: true, waitlistPosition: 2 })], /^Number 2 /],
    ['a queue', [registered({ paid: null, waitlist: true })], /^Waiting for a spot/],
    [
      'a chosen waitlist',
      [registered({ paid: null, waitlist: true, chosenWaitlist: true })],
      /^The family asked to wait/,
    ],
    ['nothing', [], new RegExp(`No campers registered yet for ${camp.year}`)],
  ])('shows a nurse %s without advice meant for the family', async (_what, campers, words) => {
    openRosa({ camper: ['view-all', 'data'] }, campers, { ...rosa, pendingEmail: 'new@example.com' });

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Not verified yet. A link was sent to this address.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\b(you|your|we|us)\b/i);
  });

  it('shows an editor of users the account with an edit link, and no registrations', async () => {
    openRosa({ user: ['edit'] });

    await screen.findByRole('heading', { name: 'Rosa Parent' });
    expect(await screen.findByRole('link', { name: 'Edit Information' })).toHaveAttribute(
      'href',
      `/user/edit/${rosa._id}`,
    );
    expect(screen.queryByRole('region', { name: 'Campers' })).toBeNull();
  });
});

it('offers a retry if the records fail to load', async () => {
  const { fake, user } = open({});
  fake.answer(related, refusal(403, 'Not allowed.'));

  await screen.findAllByText('Not allowed.');
  fake.answer(related, { camper: [], counselor: [], counselorApp: [], staff: [], payments: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await expect(screen.findByText('No campers registered yet for 2027')).resolves.toBeVisible();
});

it('has the receipts of earlier years, with the campers’ names', async () => {
  const payment = { _id: 'p', campers: ['l'], amount: 300, status: 'paid' } as const;
  const now = { ...payment, campers: ['l'], createdAt: '2027-07-02T20:00:00Z' };
  const then = { ...now, _id: 'q', campers: ['o'], amount: 275, createdAt: '2026-07-02T20:00:00Z' };
  open({
    campers: [registered({ _id: 'l', nameFirst: 'Leo', paid: true })],
    every: [camper({ _id: 'o', nameFirst: 'Olga', campYear: 2026 })],
    payments: [now],
    everyPayment: [now, then],
  });

  const earlier = await screen.findByRole('region', { name: 'Payments from earlier years' });
  expect(earlier).toHaveTextContent('Paid on July 2, 2026, for Olga$275.00');
  expect(earlier).not.toHaveTextContent('Leo');
  expect(within(earlier).getByRole('link', { name: /^Receipt/ })).toHaveAttribute(
    'href',
    '/stripe/receipt/q',
  );
});

it('stores the parent/guardian block, prefilled from the account', async () => {
  const { fake } = open({});
  fake.answer('POST /parent/create', { result: true, msg: {}, _id: 'b' });

  await userEvent.click(await screen.findByRole('heading', { name: 'Parent/guardian' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save for later forms' }));
  const form = await screen.findByRole('form', { name: 'Parent/guardian' });
  const name = within(form).getByRole('textbox', { name: /first name/ });
  expect(name).toHaveValue('Pat');
  await userEvent.clear(name);
  await userEvent.type(name, 'Robin');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));

  await screen.findByText('The details are saved for later forms.');
  expect(fake.callsOf('POST /parent/create')[0]?.body).toMatchObject({
    parentNameFirst: 'Robin',
    phoneNumberAlt: '555-765-4321',
  });
});

it('asks before the person leaves unsaved details of the parent/guardian', async () => {
  const { user } = open({});
  await user.click(await screen.findByRole('heading', { name: 'Parent/guardian' }));
  await user.click(screen.getByRole('button', { name: 'Save for later forms' }));
  await user.type(await screen.findByLabelText('City'), 'x');

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(await screen.findByText('You haven’t saved your changes.')).toBeVisible();
});

it('says why the parent/guardian block could not be removed', async () => {
  const { fake } = open({ parents: [block] });
  fake.answer('DELETE /parent/delete/b', () => refusal(503, 'Please try again.'));

  await userEvent.click(await screen.findByRole('heading', { name: 'Parent/guardian' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));

  expect(await dialog.findByText('Please try again.')).toBeVisible();
  fake.answer('DELETE /parent/delete/b', { result: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('We’ll fill in forms from your account again.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('leads the focus into the form of the parent/guardian and back to its button', async () => {
  const { user } = open({ parents: [block] });
  await user.click(await screen.findByRole('heading', { name: 'Parent/guardian' }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const form = within(await screen.findByRole('form', { name: 'Parent/guardian' }));
  expect(form.getByRole('textbox', { name: /first name/ })).toHaveFocus();

  await user.click(form.getByRole('button', { name: 'Cancel' }));

  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
});

it('leads the focus from the request to delete the data to taking it back, and back again', async () => {
  const { user, fake } = open({});
  const erasure = { askedAt: null, counts: [], refusal: null, backupDays: 30 };
  fake.answer('GET /user/erasure', erasure);
  fake.answer('POST /user/erasure', { result: true });
  await user.click(await screen.findByRole('heading', { name: 'Your data' }));
  await user.click(await screen.findByRole('button', { name: 'Ask us to delete your data' }));
  fake.answer('GET /user/erasure', { ...erasure, askedAt: '2027-01-05T10:00:00.000Z' });

  await user.click(screen.getByRole('button', { name: 'Ask to delete' }));
  const back = await screen.findByRole('button', { name: 'Take the request back' });
  expect(back).toHaveFocus();
  fake.answer('GET /user/erasure', erasure);
  await user.click(back);

  expect(await screen.findByRole('button', { name: 'Ask us to delete your data' })).toHaveFocus();
});

const block = {
  ...{ _id: 'b', parentNameFirst: 'Robin', parentNameLast: 'Guardian', emailAddress: 'robin@example.com' },
  ...{ addressStreet: '1 Main Street', addressCity: 'Springfield', addressState: 'CO', addressZip: '80000' },
  ...{ addressCountry: 'USA', phoneNumber: '555-765-0001' },
};
