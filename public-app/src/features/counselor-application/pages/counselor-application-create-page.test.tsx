import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { counselorApplicationSentences } from '@camp/contracts/test/sentences/counselor-application';
import { wrongForms } from '@camp/contracts/test/sentences/sentences';
import { screen, waitFor } from '@testing-library/react';
import { control, fillForm, shownErrors, yesToDetails } from '@camp/forms/testing/fill-form';
import CounselorApplicationCreatePage from './counselor-application-create-page';

beforeEach(() => localStorage.clear());

const counselor = (nameFirst: string, application: string | null = null) =>
  ({ _id: `of-${nameFirst}`, nameFirst, nameLast: 'Counselor', application }) as CounselorRecord;

function open(...counselors: CounselorRecord[]) {
  const { _id } = parent();
  const api = fakeApi({
    'GET /user/current': { msg: parent() },
    'GET /camp/current': openCamp(),
    [`GET /data/user?id=${_id}`]: {
      ...{ camper: [], counselorApp: [], staff: [], payments: [] },
      counselor: counselors,
    },
    'POST /counselor-app/create': { result: true, msg: { _id: 'a' }, _id: 'a' },
  });
  const { user } = renderPage(<CounselorApplicationCreatePage />, '/counselor-app/create');
  return { user, sent: () => api.callsOf('POST /counselor-app/create').map(({ body }) => body) };
}

const places = ['choiceFirst', 'choiceSecond', 'choiceThird', 'choiceFourth', 'choiceFifth'];
const order = () => places.map((name) => control(name).value);
const submitButton = () => screen.findByRole('button', { name: 'Submit Application' });

test('asks who applies if several can, and reports each missing and each invalid answer', async () => {
  const { missing, wrong } = counselorApplicationSentences;
  const { user, sent } = open(counselor('Quinn'), counselor('Riley'), counselor('Sam', 'sent'));

  const who = await screen.findByLabelText('Who’s applying?');
  expect([...who.querySelectorAll('option')].map((option) => option.textContent)).toEqual(
    expect.not.arrayContaining(['Sam Counselor']),
  );
  expect(screen.queryByRole('button', { name: 'Submit Application' })).toBeNull();
  await user.selectOptions(who, 'Riley Counselor');
  await user.click(await submitButton());
  expect(await screen.findByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(shownErrors()).toEqual(Object.entries(missing));

  fillForm({ yearsCamper: '3', yearsCounselor: '0', ...yesToDetails(wrong) });
  fillForm({ choiceFirst: 'Crafts', choiceSecond: 'Kitchen', choiceThird: 'Activities' });
  fillForm({ choiceFourth: 'Sr. Cabin', choiceFifth: 'Jr. Cabin' });
  for (const form of wrongForms(wrong)) {
    fillForm(Object.fromEntries(form));
    await user.click(await submitButton());
    await waitFor(() => expect(shownErrors()).toEqual(form.map(([name, , sentence]) => [name, sentence])));
  }
  expect(sent()).toEqual([]);

  fillForm(Object.fromEntries(wrong.map(([name]) => [name, 'In my own words.'])));
  fillForm({ yearsCamper: '3', yearsCounselor: '0' });
  await user.click(await submitButton());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    ...{ counselor: 'of-Riley', choiceFirst: 'Crafts', choiceFifth: 'Jr. Cabin' },
    newQuestionVal: 'In my own words.',
  });
});

test('keeps five different jobs: selecting a used one swaps the two, and arrows move a job with the focus', async () => {
  const { user } = open(counselor('Quinn'));
  await screen.findByRole('form', { name: 'Counselor application for Quinn Counselor' });

  // If this choice is empty, the job moves instead of appearing twice.
  await user.selectOptions(control('choiceFirst'), 'Crafts');
  await user.selectOptions(control('choiceSecond'), 'Crafts');
  expect(order()).toEqual(['', 'Crafts', '', '', '']);

  for (const [place, job] of ['Kitchen', 'Crafts', 'Activities', 'Sr. Cabin', 'Jr. Cabin'].entries())
    await user.selectOptions(control(places[place] ?? ''), job);
  await user.selectOptions(control('choiceFifth'), 'Kitchen');
  expect(order()).toEqual(['Jr. Cabin', 'Crafts', 'Activities', 'Sr. Cabin', 'Kitchen']);
  expect(screen.getByText('Kitchen: 5th choice. Jr. Cabin: 1st choice.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Move Kitchen up' }));
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Jr. Cabin', 'Crafts', 'Kitchen', 'Activities', 'Sr. Cabin']);
  expect(screen.getByRole('button', { name: 'Move Kitchen up' })).toHaveFocus();

  // At the top, only the down arrow is enabled.
  await user.keyboard('{Enter}{Enter}');
  expect(order()[0]).toBe('Kitchen');
  expect(screen.getByRole('button', { name: 'Move Kitchen down' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Move Kitchen up' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['nobody is registered', [], 'Register first, then apply', 'Register as a counselor'],
  ['everybody has applied', [counselor('Sam', 'sent')], 'We received your application', 'Go to my profile'],
])('%s: says what comes next', async (_when, counselors, title, way) => {
  open(...counselors);

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
});
