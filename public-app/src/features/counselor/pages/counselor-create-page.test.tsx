import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import CounselorCreatePage from './counselor-create-page';

const block = {
  _id: '64b0000000000000000000b1',
  parentNameFirst: 'Robin',
  parentNameLast: 'Guardian',
  phoneNumber: '555-765-0001',
  phoneNumberAlt: '',
  emailAddress: 'robin@example.com',
};

/** What the part about the parent begins with. */
async function parentPart(parents: FakeAnswers[string], userType: 'Parent' | 'Counselor') {
  localStorage.clear();
  fakeApi({
    'GET /user/current': { msg: parent({ userType }) },
    'GET /camp/current': openCamp(),
    'GET /parent/list?own=true': parents,
  });
  renderPage(<CounselorCreatePage />, '/counselor/create');
  const form = within(await screen.findByRole('form', { name: 'Counselor registration' }));
  return [
    'Parent/guardian first name',
    'Parent/guardian last name',
    'Parent/guardian phone number',
    'Parent/guardian email address',
  ].map((name) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).value);
}

test.each(['Parent', 'Counselor'] as const)(
  'the kept parent/guardian block is the first value on the account of a %s',
  async (userType) => {
    expect(await parentPart([block], userType)).toEqual([
      'Robin',
      'Guardian',
      '555-765-0001',
      'robin@example.com',
    ]);
  },
);

test('a parent without a block is named from the account, even when the block cannot be read', async () => {
  const unreadable = () => refusal(403, 'Not allowed.');

  expect(await parentPart(unreadable, 'Parent')).toEqual([
    'Pat',
    'Parent',
    '555-123-4567',
    'pat@example.com',
  ]);
});
