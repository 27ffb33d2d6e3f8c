import { staffApplicationSentences } from '@camp/contracts/test/sentences/staff-application';
import { counselorApplicationSentences } from '@camp/contracts/test/sentences/counselor-application';
import { counselorSentences } from '@camp/contracts/test/sentences/counselor';
import { accessTokenKey } from '@camp/api-client/session';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { counselorRecord } from '@camp/contracts/counselor/record';
import type { Permissions } from '@camp/contracts/access/catalogue';
import { sampleOf } from '@camp/contracts/records/sample-of';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { control, fillForm, shownErrors } from '@camp/forms/testing/fill-form';
import CounselorApplicationEditPage from '../counselor-application/pages/counselor-application-edit-page';
import CounselorEditPage from '../counselor/pages/counselor-edit-page';
import StaffEditPage from '../staff-application/pages/staff-edit-page';

const id = '64b0000000000000000000c1';
const standing = { _id: id, userId: parent()._id, campYear: 2099, nameFirst: 'Quinn', nameLast: 'Camp' };

interface Opened {
  stored: object;
  startDate?: string;
  permissions?: Permissions;
}

function open(
  page: ReactElement,
  path: string,
  { stored, startDate = '2099-07-24T00:00:00.000Z', permissions = {} }: Opened,
) {
  localStorage.clear();
  localStorage.setItem(accessTokenKey, 'secret');
  const api = fakeApi({
    'GET /user/current': { msg: parent({ permissions }) },
    'GET /camp/list': [openCamp({ year: 2099, startDate })],
    [`GET /${path}/read/${id}`]: stored,
    [`POST /${path}/update/${id}`]: { result: true, msg: stored, _id: id },
  });
  const { user } = renderPage(page, `/${path}/edit/${id}`, `/${path}/edit/:id`);
  const save = async () => user.click(await screen.findByRole('button', { name: 'Save changes' }));
  return { save, sent: () => api.callsOf(`POST /${path}/update/${id}`).map(({ body }) => body) };
}

const sample = (record: Parameters<typeof sampleOf>[0]): Record<string, unknown> => ({
  ...sampleOf(record),
  ...standing,
});

test.each([
  [
    'a counselor',
    <CounselorEditPage key="counselor" />,
    'counselor',
    { ...sample(counselorRecord), covidVaccineImage: null, pediatricianNumber: 'ask the office' },
    { field: 'school', missing: counselorSentences.missing.school, answer: 'High Meadow' },
  ],
  [
    'an application of a counselor',
    <CounselorApplicationEditPage key="application" />,
    'counselor-app',
    { ...sample(counselorApplicationRecord), yearsCamper: 99 },
    {
      field: 'campExperience',
      missing: counselorApplicationSentences.missing.campExperience,
      answer: 'Day camp',
    },
  ],
  [
    'an application of staff',
    <StaffEditPage key="staff" />,
    'staff',
    {
      ...sample(staffApplicationRecord),
      ...{ covidVaccineImage: null, daysAtCamp: ['Friday, July 24', 'Saturday, July 25'] },
      emergencyContactPhone: 'ask the office',
    },
    {
      field: 'hobbiesInterests',
      missing: staffApplicationSentences.missing.hobbiesInterests,
      answer: 'Kites',
    },
  ],
])(
  '%s is edited: only what changed is validated and sent',
  async (_what, page, path, stored, { field, missing, answer }) => {
    const { save, sent } = open(page, path, { stored });
    await screen.findByRole('form');

    fillForm({ [field]: '' });
    await save();
    await waitFor(() => expect(shownErrors()).toEqual([[field, missing]]));
    fillForm({ [field]: answer });
    await save();

    expect(await screen.findByText('Your changes are saved.')).toBeVisible();
    // No other fields are sent, because somebody may have changed them since this form was opened.
    expect(sent()).toEqual([{ [field]: answer }]);
  },
);

test('without changes it returns without a request', async () => {
  const stored = { ...sample(counselorRecord), covidVaccineImage: null };
  const { save, sent } = open(<CounselorEditPage />, 'counselor', { stored });

  await save();

  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(sent()).toEqual([]);
});

test('people who may not see medical answers are not asked for them and send none', async () => {
  // The record as the API returns it without `data`.
  const { allergicReactions: _allergies, medicalConfirm: _word, ...stored } = sample(counselorRecord);
  const { save, sent } = open(<CounselorEditPage />, 'counselor', {
    stored: { ...stored, userId: 'somebody else' },
    permissions: { counselor: ['view-all', 'edit-all'] },
  });
  await screen.findByRole('form');

  expect(screen.queryByRole('heading', { name: 'Medical' })).toBeNull();
  expect(() => control('allergicReactions')).toThrow();
  fillForm({ school: 'High Meadow' });
  await save();

  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ school: 'High Meadow' });
  expect(sent()[0]).not.toHaveProperty('allergicReactions');
  expect(sent()[0]).not.toHaveProperty('medicalConfirm');
});

test.each<[string, Permissions, number]>([
  ['says so to the owner', {}, 0],
  ['can still be edited by an administrator', { counselor: ['edit-all'] }, 1],
])('once camp has started, a registration %s', async (_what, permissions, forms) => {
  const stored = { ...sample(counselorRecord), covidVaccineImage: null };

  open(<CounselorEditPage />, 'counselor', { stored, permissions, startDate: '2020-07-24T00:00:00.000Z' });

  await screen.findByText('Quinn Camp');
  expect(screen.queryAllByRole('form')).toHaveLength(forms);
  expect(screen.queryAllByText(/This registration can no longer be changed/)).toHaveLength(1 - forms);
});

test('another family’s registration cannot be opened', async () => {
  open(<StaffEditPage />, 'staff', { stored: () => refusal(404, 'Not found.') });

  expect(await screen.findByRole('heading', { name: 'We can’t open this application' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my profile' })).toBeVisible();
});
