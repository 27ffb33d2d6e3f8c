import { endSession, startSession } from '@camp/api-client/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { camper } from '@camp/testing/browser/records';
import { completeAnswers, control, fill } from '../testing/fill-camper-form';
import { created, openCamperForm, submitButton } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());

const key = 'draft:camper:64b000000000000000000001:2027:new';

const storedText = () => localStorage.getItem(key) ?? '';

const storedAnswers = () => (JSON.parse(storedText()) as { answers: Record<string, string> }).answers;

const consentBox = () => screen.getByRole('checkbox', { name: /Also save medical answers/ });

const fillAndWaitForDraft = async (answers: Parameters<typeof fill>[0]) => {
  fill(answers);
  await waitFor(() => expect(storedText()).toContain(String(Object.values(answers)[0])));
};

test('typed answers are stored, without medical answers and confirmations', async () => {
  await openCamperForm();

  await fillAndWaitForDraft({
    ...completeAnswers,
    asthma: '2024-01-01',
    allergicReactions: 'Yes',
    allergicReactionsVal: 'Bees',
  });

  expect(storedAnswers()).toMatchObject({ nameFirst: 'Casey', school: 'Springfield Elementary' });
  expect(JSON.parse(storedText())).toMatchObject({ path: '/camper/create' });
  for (const medical of [
    'asthma',
    'allergicReactionsVal',
    'tdap',
    'covid',
    'pediatricianName',
    'medications',
  ]) {
    expect(storedAnswers()).not.toHaveProperty(medical);
  }
  expect(storedAnswers()).not.toHaveProperty('zeroConfirm');
});

test('with consent, medical answers are stored, and withdrawing it removes them at once', async () => {
  const { user } = await openCamperForm();
  await user.click(consentBox());
  await fillAndWaitForDraft({ pediatricianName: 'Dr. Doe', nameFirst: 'Casey' });
  expect(storedAnswers()).toMatchObject({ pediatricianName: 'Dr. Doe' });

  await user.click(consentBox());

  expect(storedText()).not.toContain('Dr. Doe');
  expect(storedAnswers()).toMatchObject({ nameFirst: 'Casey' });
});

test('returning restores everything, with a note', async () => {
  const first = await openCamperForm();
  fireEvent.click(consentBox());
  await fillAndWaitForDraft({ nameFirst: 'Casey', sex: 'Boy', grade: '5th', pediatricianName: 'Dr. Doe' });
  first.unmount();

  await openCamperForm();

  expect(screen.getByText('Welcome back: your draft is here')).toBeVisible();
  expect(control('nameFirst')).toHaveValue('Casey');
  expect(control('sex', 'Boy')).toBeChecked();
  expect(control('grade')).toHaveValue('5th');
  expect(control('pediatricianName')).toHaveValue('Dr. Doe');
  expect(consentBox()).toBeChecked();
});

test('the last words are stored if the page is hidden before the delay ends', async () => {
  await openCamperForm();
  fill({ nameFirst: 'Casey' });

  fireEvent(document, new Event('visibilitychange'));

  expect(storedText()).toContain('Casey');
});

test('discarding asks, deletes the draft and shows the prefilled form', async () => {
  const first = await openCamperForm();
  await fillAndWaitForDraft({ nameFirst: 'Casey', parentNameFirst: 'Somebody' });
  first.unmount();
  const { user } = await openCamperForm();

  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('The draft for Casey will be deleted from this device.');
  const [, confirm] = screen.getAllByRole('button', { name: 'Discard draft' });
  await user.click(confirm as HTMLElement);

  expect(localStorage.getItem(key)).toBeNull();
  expect(control('nameFirst')).toHaveValue('');
  expect(control('parentNameFirst')).toHaveValue('Pat');
  expect(screen.queryByText('Welcome back: your draft is here')).toBeNull();
});

test('success deletes the draft', async () => {
  await openCamperForm({ 'POST /camper/create': created() });
  await fillAndWaitForDraft(completeAnswers);

  fireEvent.click(submitButton());

  await screen.findByText('Camper successfully created!');
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

test('a copied camper has a draft of its own', async () => {
  const earlier = camper();
  const first = await openCamperForm();
  await fillAndWaitForDraft({ nameFirst: 'Casey' });
  first.unmount();

  await openCamperForm({ [`GET /camper/read/${earlier._id}`]: earlier }, `?copyFrom=${earlier._id}`);

  expect(control('nameFirst')).toHaveValue('Maya');
});

const draftOf = (savedAt: string) =>
  JSON.stringify({ savedAt, keepsMedical: true, answers: { nameFirst: 'Old' } });

test('drafts of other people and years are deleted after 30 days, while newer ones and other keys stay', async () => {
  const ofAnother = (rest: string) => `draft:camper:64b000000000000000000009:${rest}`;
  const before = (milliseconds: number) => draftOf(new Date(Date.now() - milliseconds).toISOString());
  const month = 30 * 24 * 60 * 60 * 1000;
  localStorage.setItem(ofAnother('2020:new'), before(month));
  localStorage.setItem(ofAnother('2027:new'), before(month - 60_000));
  localStorage.setItem('theme', 'not a draft');

  await openCamperForm();

  expect(Object.keys(localStorage).sort()).toEqual([ofAnother('2027:new'), 'theme']);
});

test.each([
  ['logout', null],
  ['gone', null],
  ['expired', expect.stringContaining('Casey')],
] as const)('after the session ended by %s, the draft is %s', async (end, left) => {
  localStorage.setItem('access_token', `h.${btoa(JSON.stringify({ sub: key.split(':')[2] }))}.s`);
  const { unmount } = await openCamperForm();
  await fillAndWaitForDraft({ nameFirst: 'Casey' });
  fill({ nameLast: 'Typed just before' });

  act(() => endSession(end));
  unmount();

  expect(localStorage.getItem(key)).toEqual(left);
  startSession('the next person');
});

test('full storage is reported, and the form keeps working', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openCamperForm();

  fill({ nameFirst: 'Casey' });

  expect((await screen.findAllByText(/This browser can’t save drafts/, undefined))[0]).toBeVisible();
  expect(screen.queryByText(/Your answers are saved/)).toBeNull();
  setItem.mockRestore();
});

test('the note about stored answers excludes medical ones until they are agreed to', async () => {
  const { user } = await openCamperForm();
  const without = /saved on this device as you type\. Medical answers are saved only if you agree/;
  expect(screen.getByText(without)).toBeVisible();

  await user.click(screen.getByLabelText(/^Also save medical answers/));

  expect(screen.getByText('Your answers are saved on this device as you type.')).toBeVisible();
});
