import { accessTokenKey } from '@camp/api-client/session';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { PaymentRecord } from '@camp/contracts/payment/operations';
import type { CurrentUser } from '@camp/contracts/user/operations';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UserProfilePage from './user-profile-page';

const pat = parent();
const related = `GET /data/user?id=${pat._id}`;

interface Situation {
  user?: CurrentUser;
  campers?: CamperRecord[];
  prior?: CamperRecord[];
  /** Of earlier years, beside campers. */
  priorWorkers?: { counselor: object[]; staff: object[] };
  /** Of all years. */
  every?: CamperRecord[];
  everyPayment?: PaymentRecord[];
  camp?: CurrentCamp;
  payments?: PaymentRecord[];
  counselors?: object[];
  applications?: object[];
  parents?: object[];
}

function open({
  user = pat,
  campers = [],
  prior = [],
  priorWorkers = { counselor: [], staff: [] },
  every = [...campers, ...prior],
  camp = openCamp(),
  payments = [],
  everyPayment = payments,
  counselors = [],
  applications = [],
  parents = [],
}: Situation) {
  localStorage.setItem(accessTokenKey, 'secret');
  const fake = fakeApi({
    'GET /user/current': { msg: user },
    'GET /camp/current': camp,
    'GET /parent/list?own=true': parents,
    [related]: { camper: campers, counselor: counselors, counselorApp: [], staff: applications, payments },
    [`${related}&historical=true`]: {
      camper: every,
      counselorApp: [],
      payments: everyPayment,
      ...priorWorkers,
    },
    [`GET /data/user/prior?id=${pat._id}`]: { camper: prior, ...priorWorkers },
  });
  return { ...renderPage(<UserProfilePage />, '/user/profile'), fake };
}

const registered = (values: Partial<CamperRecord>) => camper({ campYear: 2027, ...values });

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

it('shows who the account belongs to, with the way to change it', async () => {
  open({});

  await screen.findByRole('heading', { name: 'Pat Parent' });
  expect(screen.getByText('pat@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Information' })).toHaveAttribute(
    'href',
    `/user/edit/${pat._id}`,
  );
});

it('begins with the administration for who may go there, and with nothing of it for families', async () => {
  const { unmount } = open({ user: parent({ permissions: { camper: ['view-all'] } }) });
  const places = await screen.findByRole('navigation', { name: 'Administration' });
  expect(within(places).getByRole('link', { name: 'Campers' })).toHaveAttribute('href', '/camper/list');
  expect(within(places).queryByRole('link', { name: 'Roles' })).toBeNull();
  unmount();

  open({});
  await screen.findByRole('heading', { name: 'Pat Parent' });
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
});

it('shows a new address that waits for verification beside the one that counts', async () => {
  open({ user: parent({ pendingEmail: 'new@example.com' }) });

  await screen.findByText(/Waits for verification/);
  expect(screen.getByText('new@example.com', { exact: false })).toBeVisible();
  expect(screen.getByText('pat@example.com')).toBeVisible();
});

it('speaks of no waiting address where there is none', async () => {
  open({});

  await screen.findByText('pat@example.com');
  expect(screen.queryByText(/Waits for verification/)).not.toBeInTheDocument();
});

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

it('shows the waitlist apart from the campers', async () => {
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

it('offers to pay for the campers that await it, and for no other', async () => {
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

  it('is not offered once more, beside one who is', async () => {
    const ana = registered({ _id: 'a', nameFirst: 'Ana', paid: false, amountDue: 325 });
    open({ campers: [leo, ana], payments: [payment('processing')] });

    await screen.findByText(/Your payment for Leo Parent is being processed/);
    expect(screen.queryByLabelText(/Leo Parent/)).toBeNull();
    expect(screen.getByLabelText(/Ana Parent/)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Pay $325.00' })).toBeEnabled();
  });

  it('leaves nothing to pay when there is no other', async () => {
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

describe('a registration that was begun on this device', () => {
  const begin = (copyFrom: string, nameFirst: string, savedAt = new Date(), year = 2027) =>
    localStorage.setItem(
      `draft:camper:${pat._id}:${year}:${copyFrom}`,
      JSON.stringify({ savedAt, keepsMedical: false, answers: { nameFirst } }),
    );
  const goOn = (name: string) =>
    screen.findByRole('link', { name: `Go on with the registration of ${name}` });
  beforeEach(() => localStorage.clear());

  it('is named, with the way on', async () => {
    begin('new', 'Casey');
    open({});

    expect(await goOn('Casey')).toHaveAttribute('href', '/camper/create');
    expect(screen.getByText('You have begun to register Casey')).toBeVisible();
  });

  it('is not told of who is registered meanwhile', async () => {
    const answers = { nameFirst: 'Maya', nameLast: 'Parent', birthdate: '2016-04-09' };
    localStorage.setItem(
      `draft:camper:${pat._id}:2027:new`,
      JSON.stringify({ savedAt: new Date(), keepsMedical: false, answers }),
    );
    begin('64b000000000000000000009', 'Cam');
    open({ campers: [registered({ ...answers, birthdate: '2016-04-09T00:00:00.000Z' })] });

    await goOn('Cam');
    expect(screen.queryByText('You have begun to register Maya')).toBeNull();
  });

  it('leads on to the form that it began with, the newest first', async () => {
    begin('new', '', new Date(Date.now() - 60_000));
    begin('64b000000000000000000009', 'Cam');
    open({});

    expect(await goOn('Cam')).toHaveAttribute('href', '/camper/create?copyFrom=64b000000000000000000009');
    expect(screen.getAllByText(/You have begun to register/).map(({ textContent }) => textContent)).toEqual([
      'You have begun to register Cam',
      'You have begun to register a camper',
    ]);
  });

  it('leads on to the waitlist where it was typed there', async () => {
    const draft = { savedAt: new Date(), keepsMedical: false, path: '/camper-waitlist/create' };
    localStorage.setItem(
      `draft:camper:${pat._id}:2027:new`,
      JSON.stringify({ ...draft, answers: { nameFirst: 'Casey' } }),
    );
    open({});

    const way = await screen.findByRole('link', { name: 'Go on with the waitlist registration of Casey' });
    expect(way).toHaveAttribute('href', '/camper-waitlist/create');
    expect(screen.getByText('You have begun to register Casey for the waitlist')).toBeVisible();
  });

  it('is told of every kind, but an application only while it is missing', async () => {
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
      await screen.findByRole('link', { name: 'Go on with the counselor registration of Nora' }),
    ).toHaveAttribute('href', '/counselor/create?copyFrom=c0');
    const ways = screen.getAllByRole('link', { name: /^Go on/ }).map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/counselor/create?copyFrom=c0',
      '/counselor-app/create?counselor=c1',
      '/staff/create',
    ]);
    expect(screen.getByText('You have begun the counselor application of Quinn')).toBeVisible();
  });

  it('of another year, or while nobody can register, is not spoken of', async () => {
    begin('new', 'Casey');
    begin('new', 'Casey', new Date(), 2026);
    open({ camp: openCamp({ registrationOpen: false }) });

    await screen.findByText(/Registration is currently closed/);
    expect(screen.queryByText(/You have begun to register/)).toBeNull();
  });
});

describe('the main action', () => {
  const mainActions = () =>
    [...document.querySelectorAll('.camp-button')]
      .filter(({ className }) => !/--(quiet|pine|link|danger)/.test(className))
      .map(({ textContent }) => textContent);
  const draft = JSON.stringify({ savedAt: new Date(), keepsMedical: false, answers: {} });
  const begin = () => localStorage.setItem(`draft:camper:${pat._id}:2027:new`, draft);
  const unpaid = registered({ _id: 'l', nameFirst: 'Leo', paid: false, amountDue: 300 });
  beforeEach(() => localStorage.clear());

  it('is one: to pay, before everything else', async () => {
    begin();
    open({ campers: [unpaid], prior: [camper({ campYear: 2026 })] });

    await screen.findByRole('heading', { name: 'Prior Years' });
    expect(mainActions()).toEqual(['Pay $300.00']);
  });

  it('is one: to go on with what was begun', async () => {
    begin();
    open({ campers: [registered({})] });

    await screen.findByRole('heading', { name: 'Maya Parent' });
    expect(mainActions()).toEqual(['Go on']);
  });

  it('is one: to register a camper, where nothing else waits', async () => {
    open({ campers: [registered({})] });

    await screen.findByRole('heading', { name: 'Maya Parent' });
    expect(mainActions()).toEqual(['Register a camper']);
  });
});

it('asks for the waitlist quietly while spots are free', async () => {
  const link = { name: 'Ask for the waitlist' };
  const free = open({});
  expect(await screen.findByRole('link', link)).toHaveClass('camp-button--link');
  free.unmount();

  open({ camp: openCamp({ isFull: true }) });
  expect(await screen.findByRole('link', link)).not.toHaveClass('camp-button--link');
});

it('shows nothing to pay when nothing is awaited', async () => {
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
    ['it has gone by', '2020-06-15T00:00:00.000Z'],
  ])('names no day where %s', async (_why, nextOpening) => {
    open({ camp: { ...camp, nextOpening }, campers: [registered({})] });

    await expect(screen.findByText('Registration is currently closed.')).resolves.toBeVisible();
  });

  const upload = { name: 'Upload a proof of vaccination' };

  it('still takes proofs of vaccination until the camp begins, and nothing else', async () => {
    open({ camp: { ...camp, startDate: '2199-07-24T00:00:00.000Z' } });

    expect(await screen.findByRole('link', upload)).toHaveAttribute('href', '/covid-19-upload');
    expect(screen.getByRole('button', { name: 'Register a counselor' })).toBeDisabled();
  });

  it('takes no proof of vaccination once the camp has begun', async () => {
    open({ camp: { ...camp, startDate: '2020-07-24T00:00:00.000Z' } });

    await expect(screen.findByRole('button', upload)).resolves.toBeDisabled();
  });

  it('disables Register Again', async () => {
    open({ camp, campers: [registered({})], prior: [camper({ _id: 'p' })] });

    await expect(screen.findByRole('button', { name: /^Register Again/ })).resolves.toBeDisabled();
  });
});

it('leads from an earlier year to a copy of it', async () => {
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

  it.each(['Prior Years', 'Register Again'])('have the way to their own form under %s', async (title) => {
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

  it('stand with their last registration under Register Again, which starts from it', async () => {
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

  it('are none where everybody is registered', async () => {
    open({ campers: [registered({})], prior: [camper({ _id: 'p' })] });

    await screen.findByRole('region', { name: 'Prior Years' });
    expect(screen.queryByRole('region', { name: 'Register Again' })).toBeNull();
  });
});

describe('the profile of somebody else', () => {
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

  it('shows a nurse name, contact and registrations, and lets nothing be changed', async () => {
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
    ['a registration without its link', [registered({ paid: null })], /^The payment link goes out /],
    ['a place in the queue', [registered({ paid: null, waitlist: true, waitlistPosition: 2 })], /^Number 2 /],
    ['a queue', [registered({ paid: null, waitlist: true })], /^Waits for a free place/],
    ['a chosen waitlist', [registered({ paid: null, waitlist: true, chosenWaitlist: true })], /by choice/],
    ['nothing', [], new RegExp(`No camper is registered yet for ${camp.year}`)],
  ])('tells a nurse of %s without a word that is meant for the family', async (_what, campers, told) => {
    openRosa({ camper: ['view-all', 'data'] }, campers, { ...rosa, pendingEmail: 'new@example.com' });

    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.getByText('Waits for verification by the link that was sent to it.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\b(you|your|we|us)\b/i);
  });

  it('shows an editor of users the account with the way to change it, and no registrations', async () => {
    openRosa({ user: ['edit'] });

    await screen.findByRole('heading', { name: 'Rosa Parent' });
    expect(await screen.findByRole('link', { name: 'Edit Information' })).toHaveAttribute(
      'href',
      `/user/edit/${rosa._id}`,
    );
    expect(screen.queryByRole('region', { name: 'Campers' })).toBeNull();
  });
});

it('offers another try when the records do not come', async () => {
  const { fake, user } = open({});
  fake.answer(related, refusal(403, 'Not allowed.'));

  await screen.findAllByText('Not allowed.');
  fake.answer(related, { camper: [], counselor: [], counselorApp: [], staff: [], payments: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await expect(screen.findByText('No camper is registered yet for 2027')).resolves.toBeVisible();
});

describe('what comes next', () => {
  const future = openCamp({
    waitListDate: '2199-07-17T00:00:00.000Z',
    registrationCamperEnd: '2199-06-26T00:00:00.000Z',
  });
  const past = openCamp({ waitListDate: '2020-07-17T00:00:00.000Z' });

  it.each([
    ['by its day', future, /payment link by June 12, 2199 at the latest/],
    ['as soon as possible once that day has gone by', past, /payment link as soon as we can/],
  ])('names the payment link %s', async (_when, camp, words) => {
    open({ camp, campers: [registered({ paid: null })] });

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/Getting ready/)).toBeNull();
  });

  it('promises no link to who is on the waitlist', async () => {
    open({ camp: future, campers: [registered({ paid: null, waitlist: true })] });

    expect(await screen.findByText(/There is nothing to pay until then/)).toBeVisible();
    expect(screen.queryByText(/payment link/)).toBeNull();
  });

  it('tells what was paid and when, and how to get ready', async () => {
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
  [{ waitlistPosition: 2 }, /Number 2 in line today; nobody can promise a place/],
  [{ chosenWaitlist: true as const }, /no place is given by itself/],
])('says honestly what waiting means: %j', async (standing, words) => {
  open({ campers: [registered({ paid: null, waitlist: true, ...standing })] });

  const waitlist = await screen.findByRole('region', { name: 'Waitlist' });
  expect(within(waitlist).getByText(words)).toBeVisible();
});

it('shows a counselor whose application is missing, and the day in GMT of what was paid', async () => {
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
  ['Counselor', 'No counselor is registered yet for 2027', 'Register as a counselor', '/counselor/create'],
  ['Staff', 'No application was sent yet for 2027', 'Apply as staff', '/staff/create'],
] as const)('begins on the account of a %s with their own form', async (userType, title, action, path) => {
  open({ user: parent({ userType }) });

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', path);
  expect(screen.queryByRole('heading', { name: 'Campers' })).toBeNull();
  const more = within(screen.getByRole('region', { name: 'More forms' }));
  expect(more.getByRole('link', { name: 'Register a camper' })).toHaveAttribute('href', '/camper/create');
  expect(more.queryByRole('link', { name: action })).toBeNull();
});

it('speaks of no camper beside a counselor who is registered, and leads to the form', async () => {
  open({
    counselors: [{ _id: 'c', nameFirst: 'Cory', nameLast: 'Parent', grade: '10th', application: null }],
  });

  await screen.findByRole('region', { name: 'Counselors' });
  expect(screen.queryByText(/No camper is registered yet/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Register a camper' })).toBeVisible();
});

it('has the receipts of earlier years, of whom they were for', async () => {
  const payment = { _id: 'p', campers: ['l'], amount: 300, status: 'paid' } as const;
  const now = { ...payment, campers: ['l'], createdAt: '2027-07-02T20:00:00Z' };
  const then = { ...now, _id: 'q', campers: ['o'], amount: 275, createdAt: '2026-07-02T20:00:00Z' };
  open({
    campers: [registered({ _id: 'l', nameFirst: 'Leo', paid: true })],
    every: [camper({ _id: 'o', nameFirst: 'Olga', campYear: 2026 })],
    payments: [now],
    everyPayment: [now, then],
  });

  const earlier = await screen.findByRole('region', { name: 'Payments of earlier years' });
  expect(earlier).toHaveTextContent('Paid on July 2, 2026, for Olga$275.00');
  expect(earlier).not.toHaveTextContent('Leo');
  expect(within(earlier).getByRole('link', { name: /^Receipt/ })).toHaveAttribute(
    'href',
    '/stripe/receipt/q',
  );
});

it('keeps the parent/guardian block, beginning with the account', async () => {
  const { fake } = open({});
  fake.answer('POST /parent/create', { result: true, msg: {}, _id: 'b' });

  await userEvent.click(await screen.findByRole('button', { name: 'Keep for later forms' }));
  const form = await screen.findByRole('form', { name: 'Parent/guardian' });
  const name = within(form).getByRole('textbox', { name: /first name/ });
  expect(name).toHaveValue('Pat');
  await userEvent.clear(name);
  await userEvent.type(name, 'Robin');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));

  await screen.findByText('Kept for later forms.');
  expect(fake.callsOf('POST /parent/create')[0]?.body).toMatchObject({
    parentNameFirst: 'Robin',
    phoneNumberAlt: '555-765-4321',
  });
});

it('says why the parent/guardian block is still there when it cannot be removed', async () => {
  const { fake } = open({ parents: [block] });
  fake.answer('DELETE /parent/delete/b', () => refusal(503, 'Please try again.'));

  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));

  expect(await dialog.findByText('Please try again.')).toBeVisible();
  fake.answer('DELETE /parent/delete/b', { result: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Forms begin with your account again.')).toBeVisible();
});

const block = {
  ...{ _id: 'b', parentNameFirst: 'Robin', parentNameLast: 'Guardian', emailAddress: 'robin@example.com' },
  ...{ addressStreet: '1 Main Street', addressCity: 'Springfield', addressState: 'CO', addressZip: '80000' },
  ...{ addressCountry: 'USA', phoneNumber: '555-765-0001' },
};

it('shows the birthdate of everybody who is registered, where the reader may see it', async () => {
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

it('says of a free camp what was confirmed and what is to confirm, and never that nothing is paid', async () => {
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

  expect(await screen.findByText(/^Free, confirmed on June 1, 2027/)).toBeVisible();
  expect(screen.getByText(/you confirm the place here\. Camp is free/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  expect(screen.queryByText(/\$|payment link/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Confirmations' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirmation on June 1, 2027' })).toBeVisible();
});
