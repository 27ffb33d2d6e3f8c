import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import CounselorApplicationReadPage from '../counselor-application/pages/counselor-application-read-page';
import CounselorReadPage from '../counselor/pages/counselor-read-page';
import StaffReadPage from '../staff-application/pages/staff-read-page';
import UserProfilePage from '../user/pages/user-profile-page';

const pat = parent();
const elsewhere = '64b0000000000000000000ff';

const sent = (values: object) => ({
  userId: pat._id,
  campYear: 2027,
  late: true,
  createdAt: '2027-06-20T23:30:00.000Z',
  updatedAt: '2027-06-20T23:30:00.000Z',
  ...values,
});

const signed = (name: string) => ({
  [name]: true,
  signatures: { [name]: { userId: pat._id, version: 1, at: '2027-06-20T23:30:00.000Z' } },
});

const nora = sent({
  _id: 'c1',
  type: 'Counselor',
  nameFirst: 'Nora',
  nameLast: 'Parent',
  grade: '11th',
  application: 'a1',
  covidVaccineImage: '/counselor/covid-image/c1',
  ...signed('zeroConfirm'),
});
const application = sent({
  _id: 'a1',
  type: 'CounselorApplication',
  counselor: 'c1',
  nameFirst: 'Nora',
  nameLast: 'Parent',
});
const sam = sent({
  _id: 's1',
  type: 'Staff',
  nameFirst: 'Sam',
  nameLast: 'Staff',
  covidVaccineImage: null,
  ...signed('medicalConfirm'),
});

interface Kind {
  path: string;
  record: ReturnType<typeof sent> & { _id?: string };
  Page: ComponentType;
  person: string;
  noun: string;
  /** The link's name on the profile. */
  link: string;
  sign: string;
  agreed?: string;
  hasProof?: boolean;
}

const kinds: Kind[] = [
  {
    path: '/counselor/read',
    record: nora,
    Page: CounselorReadPage,
    person: 'Nora Parent',
    noun: 'registration',
    link: 'What you submitted for Nora Parent, 2027',
    sign: 'Application Submitted',
    agreed: 'I have read the Zero Tolerance Policy, as have my parents/guardians, and we agree to it.',
    hasProof: true,
  },
  {
    path: '/counselor-app/read',
    record: application,
    Page: CounselorApplicationReadPage,
    person: 'Nora Parent',
    noun: 'application',
    link: 'Your application for Nora Parent, 2027',
    sign: 'Application Submitted',
  },
  {
    path: '/staff/read',
    record: sam,
    Page: StaffReadPage,
    person: 'Sam Staff',
    noun: 'application',
    link: 'What you submitted for Sam Staff, 2027',
    sign: 'Application Submitted',
    agreed: 'All medical information on this form is correct and complete.',
  },
];

beforeEach(() => localStorage.setItem(accessTokenKey, 'token'));

test.each(kinds)('$path is linked from the profile, shown, printed, and refused to others', async (kind) => {
  const { path, Page, person, noun, link, sign, agreed, hasProof = false } = kind;
  const address = `${path}/${kind.record._id ?? ''}`;
  const related = `GET /data/user?id=${pat._id}`;
  const records = { camper: [], counselor: [nora], counselorApp: [application], staff: [sam], payments: [] };
  const none = { ...records, counselor: [], counselorApp: [], staff: [] };
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  print.mockClear();
  const api = fakeApi({
    'GET /user/current': { msg: pat },
    'GET /camp/current': openCamp(),
    'GET /parent/list?own=true': [],
    [related]: records,
    [`${related}&historical=true`]: none,
    [`GET /data/user/prior?id=${pat._id}`]: { camper: [], counselor: [], staff: [] },
    [`GET ${address}`]: () => kind.record,
  });
  const show = () => renderPage(<Page />, address, `${path}/:id`);

  const profile = renderPage(<UserProfilePage />, '/user/profile');
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', address);
  profile.unmount();

  const own = show();
  expect(screen.getByText(`Loading the ${noun}`)).toBeVisible();
  expect(await screen.findByText(`${person}, submitted on June 20, 2027`)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'What you submitted' })).toBeVisible();
  expect(screen.getByText(sign)).toBeVisible();
  expect(screen.getByText('Late')).toBeVisible();
  expect(screen.queryAllByText('Proof of vaccination', { selector: 'summary' })).toHaveLength(
    hasProof ? 1 : 0,
  );
  if (agreed) {
    const line = within(screen.getByText(agreed).parentElement!);
    expect(line.getByText('Confirmed on June 20, 2027 (version 1 of the text)')).toBeVisible();
  }
  await own.user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  own.unmount();

  api.answer(`GET ${address}`, () => ({ ...kind.record, late: false, userId: elsewhere }));
  const others = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'What was submitted' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', `/user/profile/${elsewhere}`);
  expect(screen.queryByText('Late')).not.toBeInTheDocument();
  others.unmount();

  api.answer(`GET ${address}`, () => refusal(404, 'There is none.', { code: 'not-found' }));
  show();
  expect(await screen.findByText(`We can’t open this ${noun}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/user/profile');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
