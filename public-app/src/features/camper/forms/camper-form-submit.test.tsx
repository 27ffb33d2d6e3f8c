import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { refusal } from '@camp/testing/browser/fake-api';
import { camper, parent } from '@camp/testing/browser/records';
import { completeAnswers, control, fill } from '../testing/fill-camper-form';
import { created, everyRecord, openCamperForm, submitButton } from '../testing/open-camper-form';

// Component tests fake `fetch`. The tests of the API client cover upload progress.
jest.mock('@camp/api-client/upload', () => ({
  sendWithProgress: ({ url, ...init }: { url: string } & RequestInit) => window.fetch(url, init),
}));

beforeEach(() => localStorage.clear());

const errorOf = (name: string) => document.getElementById(`${name}-error`)?.textContent;

test('a complete form is sent once, with the account and its idempotency key, and leads to the profile', async () => {
  const { api, router } = await openCamperForm({ 'POST /camper/create': created() });
  fill({ ...completeAnswers, headaches: '2024-02-29' });

  fireEvent.click(submitButton());

  expect(await screen.findByText('Camper successfully created!')).toBeVisible();
  const calls = api.callsOf('POST /camper/create');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  expect(calls[0]?.body).toEqual({
    ...completeAnswers,
    headaches: '2024-02-29',
    parentNameFirst: 'Pat',
    parentNameLast: 'Parent',
    addressStreet: '1 Main Street',
    addressCity: 'Springfield',
    addressState: 'CO',
    addressZip: '80000',
    addressCountry: 'USA',
    phoneNumber: '555-123-4567',
    phoneNumberAlt: '555-765-4321',
    emailAddress: 'pat@example.com',
    medicalConfirm: 'true',
    zeroConfirm: 'true',
    userId: parent()._id,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'));
});

test.each<[string, Partial<CamperRecord>, string]>([
  ['seated', { amountDue: 300 }, 'Maya has a spot. It’s secured once you’ve paid.'],
  ['seated for nothing', { amountDue: 0 }, 'Maya has a spot. It’s secured once you’ve confirmed it.'],
  [
    'waiting',
    { waitlist: true, waitlistPosition: 3 },
    'Maya is number 3 on the waitlist. We’ll email you when a spot opens up.',
  ],
  ['waiting by choice', { waitlist: true, chosenWaitlist: true }, 'Maya is on the waitlist, as you asked.'],
])("the toast's second line shows the child's status: %s", async (_case, standing, line) => {
  await openCamperForm({ 'POST /camper/create': created(standing) });
  fill(completeAnswers);

  fireEvent.click(submitButton());

  const toast = (await screen.findByText('Camper successfully created!')).parentElement!;
  expect(within(toast).getByText(line)).toBeVisible();
});

test('the button is disabled while sending, and a second press sends nothing', async () => {
  let answer: (reply: object) => void = () => undefined;
  const pending = new Promise<object>((resolve) => (answer = resolve));
  const { api } = await openCamperForm({ 'POST /camper/create': pending });
  fill(completeAnswers);

  const form = screen.getByRole('form', { name: 'Camper registration' });
  fireEvent.submit(form);
  fireEvent.submit(form);

  await waitFor(() => expect(submitButton()).toBeDisabled());
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer(created()));
  await screen.findByText('Camper successfully created!');
  expect(api.callsOf('POST /camper/create')).toHaveLength(1);
});

const duplicate = refusal(409, 'This camper is already registered for this camp.', { code: 'duplicate' });
const lostAnswer = () => refusal(503, 'The connection was lost.', { code: 'unavailable' });

/** Submits once without a response, changes the form, and submits again. @returns the keys of both attempts */
async function tryTwice(change: () => void, secondAnswer: object = created()) {
  const view = await openCamperForm({ 'POST /camper/create': lostAnswer() });
  fill(completeAnswers);
  fireEvent.click(submitButton());
  expect(await screen.findByText('The connection was lost.')).toBeVisible();
  await waitFor(() => expect(submitButton()).toBeEnabled());

  view.api.answer('POST /camper/create', secondAnswer);
  change();
  fireEvent.click(submitButton());

  await waitFor(() => expect(view.api.callsOf('POST /camper/create')).toHaveLength(2));
  const keys = view.api.callsOf('POST /camper/create').map(({ headers }) => headers.get('Idempotency-Key'));
  return { ...view, keys };
}

test('a retry with the same answers has the same key', async () => {
  const { keys } = await tryTwice(() => undefined);

  await screen.findByText('Camper successfully created!');
  expect(keys[0]).toBe(keys[1]);
});

const choosePicture = () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  fireEvent.change(control('covidVaccineImage'), {
    target: { files: [new File(['x'], 'card.png', { type: 'image/png' })] },
  });
};

test.each([
  ['corrected answers', () => fill({ school: 'Shelbyville Elementary' })],
  ['another picture', choosePicture],
])('a retry with %s has a new key', async (_what, change) => {
  const { keys } = await tryTwice(change);

  await screen.findByText('Camper successfully created!');
  expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a duplicate registration shows the existing one with a link, and leaves no draft', async () => {
  const key = 'draft:camper:64b000000000000000000001:2027:new';
  const there = camper({
    _id: 'c9',
    campYear: 2027,
    nameFirst: 'CASEY',
    birthdate: '2016-03-02T00:00:00.000Z',
    createdAt: '2027-06-21T03:00:00.000Z',
    paid: null,
    waitlist: true,
  });
  const none = { camper: [], counselor: [], counselorApp: [], staff: [], payments: [] };
  const { api, router } = await openCamperForm({ 'POST /camper/create': duplicate, [everyRecord]: none });
  fill(completeAnswers);
  fireEvent(document, new Event('visibilitychange'));
  expect(localStorage.getItem(key)).toContain('Casey');
  api.answer(everyRecord, { ...none, camper: [there] });
  fireEvent.click(submitButton());

  const notice = await screen.findByText('CASEY Parent is already registered for camp 2027');
  const alert = within(notice.closest('[role="alert"]')!);
  expect(
    alert.getByText(
      /We received the registration on June 21, 2027\. Status: Waitlist Registration Submitted\./,
    ),
  ).toBeVisible();
  expect(alert.getByRole('link', { name: 'What you submitted' })).toHaveAttribute('href', '/camper/read/c9');
  fireEvent(document, new Event('visibilitychange'));
  expect(localStorage.getItem(key)).toBeNull();
  fill({ school: 'Hill School' });
  fireEvent(document, new Event('visibilitychange'));
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.queryByText(/Your answers are saved on this device/)).toBeNull();

  // A registration for another person can still be sent.
  fill({ nameFirst: 'Noel' });
  fireEvent(document, new Event('visibilitychange'));
  expect(localStorage.getItem(key)).toContain('Noel');
  fill({ nameFirst: 'Casey' });
  fireEvent.click(alert.getByRole('link', { name: 'What you submitted' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/camper/read/c9'));
});

test('a draft of a person who was registered meanwhile is not restored', async () => {
  const key = 'draft:camper:64b000000000000000000001:2027:new';
  const answers = { nameFirst: 'Casey', nameLast: 'Parent', birthdate: '2016-03-02' };
  localStorage.setItem(key, JSON.stringify({ savedAt: new Date(), keepsMedical: false, answers }));
  const there = camper({ ...answers, campYear: 2027, birthdate: '2016-03-02T00:00:00.000Z' });
  await openCamperForm({
    [everyRecord]: { camper: [there], counselor: [], counselorApp: [], staff: [], payments: [] },
  });

  expect(screen.queryByText('Welcome back: your draft is here')).toBeNull();
  expect(control('nameFirst')).toHaveValue('');
  expect(localStorage.getItem(key)).toBeNull();
});

test('server errors are shown at their fields, and the first one is focused', async () => {
  await openCamperForm({
    'POST /camper/create': refusal(400, 'Please correct the marked fields.', {
      code: 'invalid',
      errors: [
        { path: 'pediatricianName', message: camperSentences.missing.pediatricianName },
        { path: 'school', message: camperSentences.missing.school },
        { path: 'unknownField', message: 'Never shown.' },
      ],
    }),
  });
  fill(completeAnswers);

  fireEvent.click(submitButton());

  await waitFor(() => expect(errorOf('school')).toBe(camperSentences.missing.school));
  expect(errorOf('pediatricianName')).toBe(camperSentences.missing.pediatricianName);
  expect(control('school')).toHaveFocus();
  expect(screen.getByText('Please correct the marked fields.')).toBeVisible();
});

test('an account without a second phone number leaves that field empty', async () => {
  const { phoneAlt: _none, ...account } = parent();

  await openCamperForm({ 'GET /user/current': { msg: account } });

  expect(control('phoneNumberAlt')).toHaveValue('');
  expect(control('phoneNumber')).toHaveValue('555-123-4567');
});

test('a success clears the messages of earlier attempts', async () => {
  const { api } = await openCamperForm({ 'POST /camper/create': lostAnswer() });
  fill({ ...completeAnswers, school: '' });
  fireEvent.click(submitButton());
  await screen.findByText('Form invalid. Please correct any errors.');
  fill({ school: 'Hill School' });
  fireEvent.click(submitButton());
  await screen.findByText('The connection was lost.');
  expect(screen.queryByText('Form invalid. Please correct any errors.')).toBeNull();
  await waitFor(() => expect(submitButton()).toBeEnabled());

  api.answer('POST /camper/create', created());
  fireEvent.click(submitButton());

  await screen.findByText('Camper successfully created!');
  expect(screen.queryByText('The connection was lost.')).toBeNull();
});
