import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import { camper, openCamp } from '@camp/testing/browser/records';
import { screen, within } from '@testing-library/react';
import { pat, open, registered } from '../testing/open-profile';

it.each([
  { paid: null, waitlist: false, words: 'Registration Submitted' },
  { paid: null, waitlist: true, words: 'Waitlist Registration Submitted' },
  { paid: false, waitlist: false, words: 'Awaiting Payment' },
  { paid: true, waitlist: false, words: 'Payment Received' },
])('shows paid $paid, waitlist $waitlist as $words', async ({ words, ...standing }) => {
  open({ campers: [registered(standing)] });

  const row = (await screen.findByRole('heading', { name: 'Maya Parent' })).closest('li');
  expect(within(row!).getByText(words)).toBeVisible();
});

it('shows the waitlist separately from the campers', async () => {
  open({
    campers: [
      registered({ _id: 'a', nameFirst: 'Ana', paid: null }),
      registered({ _id: 'n', nameFirst: 'Nico', paid: null, waitlist: true }),
    ],
  });

  const waitlist = await screen.findByRole('region', { name: 'Waitlist' });
  expect(within(waitlist).getByText('Nico Parent')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Campers' })).queryByText('Nico Parent')).toBeNull();
});

it('offers to pay for the campers awaiting payment, and for no other', async () => {
  open({
    camp: openCamp({ registrationCamperEnd: '2199-06-26T00:00:00.000Z' }),
    campers: [
      registered({ _id: 'l', nameFirst: 'Leo', paid: false, amountDue: 300 }),
      registered({ _id: 'a', nameFirst: 'Ana', paid: null }),
    ],
  });

  await screen.findByText(/You have campers that haven't been paid for yet. Due June 26, 2199/);
  expect(screen.getByLabelText(/Leo Parent/)).toBeChecked();
  expect(screen.queryByLabelText(/Ana Parent/)).not.toBeInTheDocument();
});

describe('a camper whose payment is being processed', () => {
  const leo = registered({ _id: 'l', nameFirst: 'Leo', paid: false, amountDue: 300 });
  const payment = (status: PaymentRecord['status']): PaymentRecord => ({
    _id: 'y',
    campers: ['l'],
    amount: 300,
    status,
    createdAt: '2027-06-01T10:00:00.000Z',
  });

  it('cannot be paid again, beside one who is payable', async () => {
    const ana = registered({ _id: 'a', nameFirst: 'Ana', paid: false, amountDue: 325 });
    open({ campers: [leo, ana], payments: [payment('processing')] });

    await screen.findByText(/Your payment for Leo Parent is being processed/);
    expect(screen.queryByLabelText(/Leo Parent/)).toBeNull();
    expect(screen.getByLabelText(/Ana Parent/)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Pay $325.00' })).toBeEnabled();
  });

  it('leaves nothing to pay if there is no other', async () => {
    open({ campers: [leo], payments: [payment('processing')] });

    await screen.findByText(/Your payment for Leo Parent is being processed/);
    expect(screen.queryByText(/haven't been paid for/)).toBeNull();
  });

  it.each(['failed', 'expired', 'open'] as const)('is offered again when it is %s', async (status) => {
    open({ campers: [leo], payments: [payment(status)] });

    await screen.findByLabelText(/Leo Parent/);
    expect(screen.queryByText(/is being processed/)).toBeNull();
  });
});

describe('the primary action', () => {
  const mainActions = () =>
    [...document.querySelectorAll('.camp-button')]
      .filter(({ className }) => !/--(quiet|pine|link|danger)/.test(className))
      .map(({ textContent }) => textContent);
  const draft = JSON.stringify({ savedAt: new Date(), keepsMedical: false, answers: {} });
  const begin = () => localStorage.setItem(`draft:camper:${pat._id}:2027:new`, draft);
  const unpaid = registered({ _id: 'l', nameFirst: 'Leo', paid: false, amountDue: 300 });
  beforeEach(() => localStorage.clear());

  it('is single: paying comes before everything else', async () => {
    begin();
    open({ campers: [unpaid], prior: [camper({ campYear: 2026 })] });

    await screen.findByRole('heading', { name: 'Prior Years' });
    expect(mainActions()).toEqual(['Pay $300.00']);
  });

  it('is single: continuing a started form', async () => {
    begin();
    open({ campers: [registered({})] });

    await screen.findByRole('heading', { name: 'Maya Parent' });
    expect(mainActions()).toEqual(['Continue']);
  });

  it('is single: registering a camper if nothing else is open', async () => {
    open({ campers: [registered({})] });

    await screen.findByRole('heading', { name: 'Maya Parent' });
    expect(mainActions()).toEqual(['Register a camper']);
  });
});

it('shows nothing to pay if nobody awaits payment', async () => {
  open({ campers: [registered({ paid: true })] });

  await screen.findByText('Payment Received');
  expect(screen.queryByText(/haven't been paid for/)).not.toBeInTheDocument();
});

describe('while registration is closed', () => {
  const camp = openCamp({ registrationOpen: false, nextOpening: '2199-06-15T00:00:00.000Z' });

  it('says when it opens and offers no new registration', async () => {
    open({ camp, campers: [registered({})] });

    await screen.findByText('Registration is currently closed. It will open on June 15, 2199');
    expect(screen.getByRole('button', { name: 'Register a camper' })).toBeDisabled();
  });

  it.each([
    ['none is known', null],
    ['it has passed', '2020-06-15T00:00:00.000Z'],
  ])('names no day if %s', async (_why, nextOpening) => {
    open({ camp: { ...camp, nextOpening }, campers: [registered({})] });

    await expect(screen.findByText('Registration is currently closed.')).resolves.toBeVisible();
  });

  const upload = { name: 'Upload proof of vaccination' };

  it('still accepts proofs of vaccination until camp starts, and nothing else', async () => {
    open({ camp: { ...camp, startDate: '2199-07-24T00:00:00.000Z' } });

    expect(await screen.findByRole('link', upload)).toHaveAttribute('href', '/covid-19-upload');
    expect(screen.getByRole('button', { name: 'Register a counselor' })).toBeDisabled();
  });

  it('accepts no proof of vaccination once camp has started', async () => {
    open({ camp: { ...camp, startDate: '2020-07-24T00:00:00.000Z' } });

    await expect(screen.findByRole('button', upload)).resolves.toBeDisabled();
  });

  it('disables Register Again', async () => {
    open({ camp, campers: [registered({})], prior: [camper({ _id: 'p' })] });

    await expect(screen.findByRole('button', { name: /^Register Again/ })).resolves.toBeDisabled();
  });
});

it('links from an earlier year to a copy of it', async () => {
  open({ campers: [registered({})], prior: [camper({ _id: 'p' })] });

  const years = await screen.findByRole('region', { name: 'Prior Years' });
  expect(within(years).getByRole('link', { name: /^Register Again/ })).toHaveAttribute(
    'href',
    '/camper/create?copyFrom=p',
  );
});

describe('counselors and staff of earlier years', () => {
  const before = { nameLast: 'Parent', campYear: 2026, birthdate: '2009-01-01T00:00:00.000Z' };
  const priorWorkers = {
    counselor: [{ ...before, _id: 'c', type: 'Counselor', nameFirst: 'Cory', grade: '10th' }],
    staff: [{ ...before, _id: 's', type: 'Staff', nameFirst: 'Sam', staffPosition: 'Cook' }],
  };
  const notes = [
    'Camp 2026, counselor, 10th grade, born January 1, 2009',
    'Camp 2026, staff, Cook, born January 1, 2009',
  ];
  const again = { name: /^Register Again/ };

  it.each(['Prior Years', 'Register Again'])('link to their own form under %s', async (title) => {
    open({ priorWorkers });

    const section = within(await screen.findByRole('region', { name: title }));
    notes.forEach((note) => expect(section.getByText(note)).toBeVisible());
    expect(section.getAllByRole('link', again).map((link) => link.getAttribute('href'))).toEqual([
      '/counselor/create?copyFrom=c',
      '/staff/create?copyFrom=s',
    ]);
  });

  it('cannot be registered while registration is closed', async () => {
    open({ camp: openCamp({ registrationOpen: false }), priorWorkers });

    const section = within(await screen.findByRole('region', { name: 'Prior Years' }));
    const [counselor, staff] = section.getAllByRole('button', again);
    expect(counselor).toBeDisabled();
    expect(staff).toBeDisabled();
  });
});

describe('people of earlier years who are not registered yet', () => {
  const noel = { nameFirst: 'Noel', birthdate: '2014-01-01T00:00:00.000Z' };
  const every = [
    registered({}),
    camper({ _id: 'maya-before' }),
    camper({ _id: 'noel-first', campYear: 2025, ...noel }),
    camper({ _id: 'noel-last', campYear: 2026, ...noel, grade: '6th' }),
  ];
  const again = { name: /^Register Again/ };

  it('are listed with their last registration under Register Again, which starts from it', async () => {
    open({ campers: [registered({})], prior: [camper({ _id: 'maya-before' })], every });

    const section = within(await screen.findByRole('region', { name: 'Register Again' }));
    expect(section.getByText('Camp 2026, 6th grade, born January 1, 2014')).toBeVisible();
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Noel Parent',
    ]);
    expect(section.getByRole('link', again)).toHaveAttribute('href', '/camper/create?copyFrom=noel-last');
    const prior = within(await screen.findByRole('region', { name: 'Prior Years' }));
    expect(prior.queryByText('Noel Parent')).toBeNull();
  });

  it('cannot be registered while registration is closed', async () => {
    open({ camp: openCamp({ registrationOpen: false }), every });

    const section = within(await screen.findByRole('region', { name: 'Register Again' }));
    expect(section.getAllByRole('button', again)[0]).toBeDisabled();
  });

  it('are not listed if everybody is registered', async () => {
    open({ campers: [registered({})], prior: [camper({ _id: 'p' })] });

    await screen.findByRole('region', { name: 'Prior Years' });
    expect(screen.queryByRole('region', { name: 'Register Again' })).toBeNull();
  });
});
