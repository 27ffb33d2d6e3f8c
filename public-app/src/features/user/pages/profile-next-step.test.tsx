import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import { openCamp, parent } from '@camp/testing/browser/records';
import { screen, within } from '@testing-library/react';
import { open, pat, registered } from '../testing/open-profile';

describe('a registration that was started on this device', () => {
  const begin = (copyFrom: string, nameFirst: string, savedAt = new Date(), year = 2027) =>
    localStorage.setItem(
      `draft:camper:${pat._id}:${year}:${copyFrom}`,
      JSON.stringify({ savedAt, keepsMedical: false, answers: { nameFirst } }),
    );
  const goOn = (name: string) => screen.findByRole('link', { name: `Continue registering ${name}` });
  beforeEach(() => localStorage.clear());

  it('is named, with a link to continue', async () => {
    begin('new', 'Casey');
    open({});

    expect(await goOn('Casey')).toHaveAttribute('href', '/camper/create');
    expect(screen.getByText('Finish registering Casey')).toBeVisible();
  });

  it('is not shown for a person who is registered meanwhile', async () => {
    const answers = { nameFirst: 'Maya', nameLast: 'Parent', birthdate: '2016-04-09' };
    localStorage.setItem(
      `draft:camper:${pat._id}:2027:new`,
      JSON.stringify({ savedAt: new Date(), keepsMedical: false, answers }),
    );
    begin('64b000000000000000000009', 'Cam');
    open({ campers: [registered({ ...answers, birthdate: '2016-04-09T00:00:00.000Z' })] });

    await goOn('Cam');
    expect(screen.queryByText('Finish registering Maya')).toBeNull();
  });

  it('links to the form it started from, newest first', async () => {
    begin('new', '', new Date(Date.now() - 60_000));
    begin('64b000000000000000000009', 'Cam');
    open({});

    expect(await goOn('Cam')).toHaveAttribute('href', '/camper/create?copyFrom=64b000000000000000000009');
    expect(screen.getAllByText(/Finish registering/).map(({ textContent }) => textContent)).toEqual([
      'Finish registering Cam',
      'Finish registering a camper',
    ]);
  });

  it('links to the waitlist form if it was started there', async () => {
    const draft = { savedAt: new Date(), keepsMedical: false, path: '/camper-waitlist/create' };
    localStorage.setItem(
      `draft:camper:${pat._id}:2027:new`,
      JSON.stringify({ ...draft, answers: { nameFirst: 'Casey' } }),
    );
    open({});

    const way = await screen.findByRole('link', { name: 'Continue registering Casey for the waitlist' });
    expect(way).toHaveAttribute('href', '/camper-waitlist/create');
    expect(screen.getByText('Finish registering Casey for the waitlist')).toBeVisible();
  });

  it('is shown for every kind, an application only while it is missing', async () => {
    const keep = (kind: string, from: string, nameFirst?: string) =>
      localStorage.setItem(
        `draft:${kind}:${pat._id}:2027:${from}`,
        JSON.stringify({ savedAt: new Date(), keepsMedical: false, answers: { nameFirst } }),
      );
    keep('counselor', 'c0', 'Nora');
    keep('counselor application', 'c1');
    keep('counselor application', 'c2');
    keep('counselor application', 'gone');
    keep('staff application', 'new', 'Sam');
    const counselor = { type: 'Counselor', campYear: 2027, grade: '11th', nameLast: 'Parent' } as const;
    open({
      counselors: [
        { ...counselor, _id: 'c1', nameFirst: 'Quinn', application: null },
        { ...counselor, _id: 'c2', nameFirst: 'Remy', application: 'a1' },
      ],
    });

    expect(
      await screen.findByRole('link', { name: 'Continue registering Nora as a counselor' }),
    ).toHaveAttribute('href', '/counselor/create?copyFrom=c0');
    const ways = screen.getAllByRole('link', { name: /^Continue/ }).map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/counselor/create?copyFrom=c0',
      '/counselor-app/create?counselor=c1',
      '/staff/create',
    ]);
    expect(screen.getByText('Finish Quinn’s counselor application')).toBeVisible();
  });

  it('is hidden for another year, or while registration is closed', async () => {
    begin('new', 'Casey');
    begin('new', 'Casey', new Date(), 2026);
    open({ camp: openCamp({ registrationOpen: false }) });

    await screen.findByText(/Registration is currently closed/);
    expect(screen.queryByText(/Finish registering/)).toBeNull();
  });
});

describe('the next step', () => {
  const future = openCamp({
    waitListDate: '2199-07-17T00:00:00.000Z',
    registrationCamperEnd: '2199-06-26T00:00:00.000Z',
  });
  const past = openCamp({
    waitListDate: '2020-07-17T00:00:00.000Z',
    registrationCamperEnd: '2020-06-26T00:00:00.000Z',
  });

  it.each([
    ['by its day', future, /^Next: we’ll email you a payment link by Wednesday, June 12, 2199\./],
    [
      'as soon as possible once that day is over',
      past,
      /^Next: we’ll email you a payment link as soon as we can/,
    ],
  ])('names the payment link %s', async (_when, camp, words) => {
    open({ camp, campers: [registered({ paid: null })] });

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/Getting ready/)).toBeNull();
  });

  it.each([
    ['pay', 'Next: pay $325.00 by Wednesday, June 26, 2199', { amountDue: 325 }, future],
    ['pay at once', 'Next: pay $325.00', { amountDue: 325 }, past],
    ['confirm', 'Next: confirm the spot by Wednesday, June 26, 2199', { amountDue: 0 }, future],
  ])('is to %s for campers awaiting payment', async (_what, words, due, camp) => {
    open({ camp, campers: [registered({ paid: false, ...due })] });

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is not to pay again while the bank is processing the payment', async () => {
    const payment = { _id: 'y', campers: ['l'], amount: 300, createdAt: '2027-06-01T10:00:00.000Z' };
    open({
      campers: [registered({ _id: 'l', paid: false })],
      payments: [{ ...payment, status: 'processing' }],
    });

    await screen.findByText(/is being processed/);
    expect(screen.queryByText(/^Next/)).toBeNull();
    expect(screen.getByText(/^Payment on its way\. Started on June 1, 2027/)).toBeVisible();
  });

  it.each([
    ['the camp’s first day', '2199-07-20T00:00:00.000Z', ['Next: camp starts Saturday, July 20, 2199']],
    ['nothing once camp has begun', '2020-07-20T00:00:00.000Z', []],
  ])('is %s for paid campers', async (_what, startDate, words) => {
    open({ camp: openCamp({ startDate }), campers: [registered({ paid: true })] });

    await screen.findByText('Payment Received');
    expect(screen.queryAllByText(/^Next/).map(({ textContent }) => textContent)).toEqual(words);
  });

  it('is the application for a counselor who has not sent it', async () => {
    const counselor = { _id: 'c', nameFirst: 'Cory', nameLast: 'Parent', grade: '10th', application: null };
    open({
      camp: openCamp({ registrationStaffEnd: '2199-06-12T00:00:00.000Z' }),
      counselors: [counselor],
    });

    expect(
      await screen.findByText('Next: finish your application by Wednesday, June 12, 2199'),
    ).toBeVisible();
  });

  it('promises no link to a waitlisted camper', async () => {
    open({ camp: future, campers: [registered({ paid: null, waitlist: true })] });

    expect(await screen.findByText(/There’s nothing to pay until then/)).toBeVisible();
    expect(screen.queryByText(/payment link/)).toBeNull();
  });

  it('says what was paid and when, and how to get ready', async () => {
    const payment = (values: Partial<PaymentRecord>): PaymentRecord => ({
      _id: 'y',
      campers: ['l', 'a'],
      amount: 600,
      status: 'paid',
      createdAt: '2027-06-01T10:00:00.000Z',
      ...values,
    });
    const expired = payment({ _id: 'x', status: 'expired', createdAt: '2027-05-01T10:00:00.000Z' });

    open({ campers: [registered({ _id: 'l', paid: true })], payments: [expired, payment({})] });

    expect(await screen.findByText('$600.00 paid on June 1, 2027 for 2 campers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Receipt of $600.00 on June 1, 2027' })).toHaveAttribute(
      'href',
      '/stripe/receipt/y',
    );
    const ready = screen.getByRole('heading', { name: 'Getting ready for camp 2027' }).closest('article');
    expect(within(ready!).getByText('Saturday, July 24 @ 12:00 PM')).toBeVisible();
    expect(within(ready!).getByRole('link', { name: 'Driving directions' })).toHaveAttribute(
      'href',
      '/camp-location',
    );
  });
});

it.each([
  [{ waitlistPosition: 2 }, /You’re number 2 on the waitlist today\. We can’t promise a spot/],
  [{ chosenWaitlist: true as const }, /won’t offer you a spot automatically/],
])('says what waiting means: %j', async (standing, words) => {
  open({ campers: [registered({ paid: null, waitlist: true, ...standing })] });

  const waitlist = await screen.findByRole('region', { name: 'Waitlist' });
  expect(within(waitlist).getByText(words)).toBeVisible();
});

it('shows a counselor whose application is missing, and the payment day in GMT', async () => {
  const payment = {
    _id: 'p',
    campers: ['l'],
    amount: 300,
    status: 'paid',
    createdAt: '2027-07-02T03:00:00Z',
  } as const;
  open({
    campers: [registered({ _id: 'l', nameFirst: 'Leo', paid: true })],
    counselors: [{ _id: 'c', nameFirst: 'Cory', nameLast: 'Parent', grade: '10th', application: null }],
    payments: [{ ...payment, campers: [...payment.campers] }],
  });

  const counselors = await screen.findByRole('region', { name: 'Counselors' });
  expect(within(counselors).getByText('Application Incomplete')).toBeVisible();
  const payments = screen.getByRole('region', { name: 'Payments' });
  expect(payments).toHaveTextContent('Paid on July 2, 2027, for Leo$300.00');
});

it.each([
  ['Counselor', 'No counselors registered yet for 2027', 'Register as a counselor', '/counselor/create'],
  ['Staff', 'No applications sent yet for 2027', 'Apply as staff', '/staff/create'],
] as const)('starts with their own form on the account of a %s', async (userType, title, action, path) => {
  open({ user: parent({ userType }) });

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', path);
  expect(screen.queryByRole('heading', { name: 'Campers' })).toBeNull();
  const more = within(screen.getByRole('region', { name: 'More forms' }));
  expect(more.getByRole('link', { name: 'Register a camper' })).toHaveAttribute('href', '/camper/create');
  expect(more.queryByRole('link', { name: action })).toBeNull();
});

it('mentions no camper beside a registered counselor, and links to the form', async () => {
  open({
    counselors: [{ _id: 'c', nameFirst: 'Cory', nameLast: 'Parent', grade: '10th', application: null }],
  });

  await screen.findByRole('region', { name: 'Counselors' });
  expect(screen.queryByText(/No campers registered yet/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Register a camper' })).toBeInTheDocument();
});

it('shows everybody’s birthdate if the reader may see it', async () => {
  const born = { nameLast: 'Parent', birthdate: '2010-04-09T00:00:00.000Z' };
  open({
    campers: [
      registered({ _id: 'l', nameFirst: 'Leo', grade: '5th', birthdate: '2014-01-02T00:00:00.000Z' }),
    ],
    counselors: [
      { ...born, _id: 'c', nameFirst: 'Cory', grade: '10th', application: null },
      { _id: 'n', nameFirst: 'Noor', nameLast: 'Parent', grade: '11th', application: null },
    ],
    applications: [{ ...born, _id: 's', nameFirst: 'Sam', staffPosition: 'Kitchen Staff' }],
  });

  expect(await screen.findByText('5th grade, born January 2, 2014')).toBeVisible();
  expect(screen.getByText('10th grade, born April 9, 2010')).toBeVisible();
  expect(screen.getByText('11th grade')).toBeVisible();
  expect(screen.getByText('Kitchen Staff, born April 9, 2010')).toBeVisible();
});

it('in a free camp it shows what is confirmed and what is not, and never an unpaid sum', async () => {
  const createdAt = '2027-06-01T10:00:00.000Z';
  open({
    campers: [
      registered({ _id: 'a', paid: true, amountDue: 0 }),
      registered({ _id: 'b', nameFirst: 'Leo', paid: null, amountDue: 0 }),
      registered({ _id: 'c', nameFirst: 'Ana', paid: false, amountDue: 0 }),
    ],
    payments: [{ _id: 'p', campers: ['a'], amount: 0, status: 'paid', createdAt }],
    camp: openCamp({ registrationCost: 0 }),
  });

  expect(await screen.findAllByText(/^Confirmed on June 1, 2027/)).toHaveLength(2);
  expect(screen.getByText(/confirm the spot here\. Camp is free/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  expect(screen.queryByText(/\$|payment link/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Confirmations' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirmation on June 1, 2027' })).toBeVisible();
});
