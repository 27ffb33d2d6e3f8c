import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { camper, openCamp } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { completeAnswers, control, fill } from '../testing/fill-camper-form';
import { created, everyRecord, formAnswers, openCamperForm, submitButton } from '../testing/open-camper-form';
import CamperCreatePage from './camper-create-page';
import CamperWaitlistCreatePage from './camper-waitlist-create-page';

beforeEach(() => localStorage.clear());

test('the heading names the camp year, the due date and the late fee, with the rest folded', async () => {
  const { user } = await openCamperForm();

  expect(screen.getByRole('heading', { level: 1, name: 'Camper Registration 2027' })).toBeVisible();
  expect(screen.getByText('Registration is due June 26, 2027.')).toBeVisible();
  const rest = screen.getByText(
    /A late fee of \$25\.00 applies after the due date, dependent on availability\./,
  );
  expect(rest).not.toBeVisible();

  await user.click(screen.getByText('$25.00 late fee after the due date'));

  expect(rest).toBeVisible();
});

test('the form starts with a notice if camp is full', async () => {
  await openCamperForm({ 'GET /camp/current': openCamp({ isFull: true }) });

  const full = screen.getByText('Camp is full right now. New registrations join the waitlist.');
  const form = screen.getByRole('form', { name: 'Camper registration' });
  expect(full.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('after the due date, the heading says that it was due and that the late fee applies', async () => {
  await openCamperForm({
    'GET /camp/current': openCamp({ registrationCamperEnd: '2020-06-26T00:00:00.000Z' }),
  });

  expect(screen.getByText('Registration was due June 26, 2020. A late fee of $25.00 applies.')).toBeVisible();
  expect(screen.getByText('$25.00 late fee now')).toBeVisible();
  expect(screen.getByText(/A late fee of \$25\.00 applies now/)).toBeInTheDocument();
});

test('the waitlist page explains waiting, links to the usual form, and sends to the waitlist', async () => {
  const api = fakeApi({ ...formAnswers, 'POST /camper-waitlist/create': created() });
  renderPage(<CamperWaitlistCreatePage />, '/camper-waitlist/create');
  await screen.findByRole('form', { name: 'Camper registration' });

  act(() => screen.getByText('The waitlist doesn’t hold a spot').click());
  expect(screen.getByText(/There’s nothing to pay until then/)).toBeVisible();
  expect(screen.queryByText(/We’ll email you a payment link/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Register for a spot instead' })).toHaveAttribute(
    'href',
    '/camper/create',
  );
  fill(completeAnswers);
  act(() => submitButton().click());

  expect(await screen.findByText('Camper successfully created!')).toBeVisible();
  expect(api.callsOf('POST /camper-waitlist/create')).toHaveLength(1);
});

test('all sections are there, in the specified order', async () => {
  await openCamperForm();

  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Camper information',
    'Parent/guardian information',
    'Emergency contact',
    'Drop-off and pick-up',
    'Medical',
    'Immunizations',
    'Pediatrician',
    'Medications',
    'Zero tolerance',
  ]);
});

test('copyFrom copies name, sex and birthdate, and answers newCamper with No', async () => {
  const earlier = camper();

  await openCamperForm({ [`GET /camper/read/${earlier._id}`]: earlier }, `?copyFrom=${earlier._id}`);

  expect(control('nameFirst')).toHaveValue('Maya');
  expect(control('nameLast')).toHaveValue('Parent');
  expect(control('sex', 'Girl')).toBeChecked();
  expect(control('birthdate')).toHaveValue('2016-04-09');
  expect(control('newCamper', 'No')).toBeChecked();
  expect(screen.queryByLabelText(/How did you hear/)).toBeNull();
  expect(control('grade')).toHaveValue('');
});

test.each([
  [400, 'This is no id.'],
  [404, 'There is no such camper.'],
])('a copied camper rejected with %i offers an empty form', async (status, message) => {
  fakeApi({ ...formAnswers, 'GET /camper/read/other': refusal(status, message) });
  const { user } = renderPage(<CamperCreatePage />, '/camper/create?copyFrom=other');
  expect(await screen.findByRole('heading', { level: 1, name: /can’t open/ })).toBeVisible();
  expect(screen.getAllByText(message)).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Start with an empty form' }));

  expect(await screen.findByRole('form', { name: 'Camper registration' })).toBeVisible();
  expect(control('nameFirst')).toHaveValue('');
});

test('a copied camper that failed to load can be retried', async () => {
  const unwell = refusal(599, 'The server is not well.');
  fakeApi({ ...formAnswers, 'GET /camper/read/c': () => unwell.clone() });

  renderPage(<CamperCreatePage />, '/camper/create?copyFrom=c');

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an empty copyFrom is ignored', async () => {
  await openCamperForm({}, '?copyFrom=');

  expect(control('nameFirst')).toHaveValue('');
});

describe('a copied camper who is already registered this year', () => {
  const earlier = camper({ _id: 'c', campYear: 2026 });
  const open = (...registrations: ReturnType<typeof camper>[]) =>
    openCamperForm(
      {
        'GET /camper/read/c': earlier,
        [everyRecord]: { camper: registrations, counselor: [], counselorApp: [], staff: [], payments: [] },
      },
      '?copyFrom=c',
    );

  test('is announced above the prefilled form, with date and status', async () => {
    const createdAt = '2027-06-21T03:00:00.000Z';
    await open(earlier, camper({ _id: 'd', campYear: 2027, nameFirst: 'MAYA', paid: false, createdAt }));

    const title = screen.getByText('MAYA Parent is already registered for camp 2027');
    expect(
      screen.getByText(/We received the registration on June 21, 2027\. Status: Awaiting Payment\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'What you submitted' })).toHaveAttribute(
      'href',
      '/camper/read/d',
    );
    expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/user/profile');
    // The notice comes before all other content above the form.
    for (const below of [screen.getByText(/A late fee of/), screen.getByRole('form')])
      expect(title.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(control('nameFirst')).toHaveValue('Maya');
    expect(control('birthdate')).toHaveValue('2016-04-09');
  });

  test('is not confused with a sibling', async () => {
    await open(earlier, camper({ _id: 'd', campYear: 2027, nameFirst: 'Noel' }));

    expect(screen.queryByText(/is already registered/)).toBeNull();
  });
});

describe('typed answers stay when the connection comes back', () => {
  const reconnect = () => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  };
  const answerMedical = async (user: Awaited<ReturnType<typeof openCamperForm>>['user']) => {
    await user.click(control('allergicReactions', 'Yes'));
    await user.type(control('allergicReactionsVal'), 'Bees');
  };
  afterEach(() => jest.restoreAllMocks());

  test('and optional data is requested again', async () => {
    const { user, api } = await openCamperForm({ [everyRecord]: refusal(403, 'Not now.') });
    await answerMedical(user);
    let release: (family: object) => void = () => undefined;
    api.answer(everyRecord, new Promise<object>((resolve) => (release = resolve)));

    act(reconnect);
    await waitFor(() => expect(api.callsOf(everyRecord)).toHaveLength(2));
    expect(control('allergicReactionsVal')).toHaveValue('Bees');
    release({ camper: [camper()], counselor: [], counselorApp: [], staff: [], payments: [] });

    expect(await screen.findByRole('link', { name: 'Register Maya again' })).toBeVisible();
    expect(control('allergicReactionsVal')).toHaveValue('Bees');
  });

  test('and the camp request fails', async () => {
    const { user, api } = await openCamperForm();
    await answerMedical(user);
    const anHourLater = Date.now() + 3_600_000;
    jest.spyOn(Date, 'now').mockImplementation(() => anHourLater);
    api.answer('GET /camp/current', refusal(429, 'Too many at once.'));

    act(reconnect);

    expect(await screen.findByText('Too many at once.')).toBeVisible();
    expect(control('allergicReactionsVal')).toHaveValue('Bees');
  });
});

test.each([
  [
    'the next opening',
    '2199-06-15T00:00:00.000Z',
    'Registration is currently closed. It will open on June 15, 2199',
  ],
  ['no day if none is known', null, 'Registration is currently closed.'],
  ['no past day', '2020-06-15T00:00:00.000Z', 'Registration is currently closed.'],
])('closed registration shows the notice with %s instead of the form', async (_what, nextOpening, notice) => {
  const closed = openCamp({ registrationOpen: false, nextOpening });
  fakeApi({ ...formAnswers, 'GET /camp/current': closed });

  renderPage(<CamperCreatePage />, '/camper/create');

  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.queryByText(/2026|June 26, 2027/)).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
});

test('without a camp there is a link to continue', async () => {
  fakeApi({ ...formAnswers, 'GET /camp/current': refusal(404, 'There is no camp.', { code: 'no-camp' }) });

  renderPage(<CamperCreatePage />, '/camper/create');

  expect(await screen.findByText('No camp has been announced yet')).toBeVisible();
});

test('fields prefilled from the account are not marked as done before the person reviews them', async () => {
  await openCamperForm();

  const trail = within(screen.getByRole('navigation', { name: 'Sections of the form' }));
  expect(trail.getByRole('link', { name: 'Parent/guardian' })).toBeInTheDocument();
  expect(trail.getByRole('button', { name: /^1 of 9 · Camper/ })).toBeInTheDocument();
});

test('the heading of a free camp says so, with the late fee and without a payment', async () => {
  await openCamperForm({ 'GET /camp/current': openCamp({ registrationCost: 0 }) });

  expect(screen.getByText('Camp is free. $25.00 late fee after the due date')).toBeVisible();
  expect(
    screen.getByText(/Camp is free\. A late fee of \$25\.00 applies .*registered and confirmed\./),
  ).toBeInTheDocument();
  expect(screen.queryByText(/payment link|and paid/)).toBeNull();
});
