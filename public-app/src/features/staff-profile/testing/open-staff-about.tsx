import { screen } from '@testing-library/react';
import { startSession } from '@camp/api-client/session';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import StaffAboutPage from '../pages/staff-about-page';

/** The request for the profiles. */
export const list = 'GET /staff-about/list';

/** A profile. */
export const staff = (values: Partial<StaffProfileRecord> = {}): StaffProfileRecord => ({
  _id: '64b0000000000000000000f1',
  nameFirst: 'Sasha',
  nameLast: 'Staff',
  yearsAtCamp: 4,
  jobDescription: 'Camp cook',
  whatMakesCampSpecial: 'The singing',
  favoriteTradition: 'The polar bear swim',
  hobbies: 'Baking bread',
  order: 3,
  imageUrl: null,
  imageState: 'none',
  imagePlaceholder: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...values,
});

/** The responses for a person who may edit all profiles. */
export const asEditor = {
  'GET /user/current': { msg: parent({ permissions: { 'staff-about': ['edit-all'] } }) },
};

/** The values typed into the form. */
export const fields = {
  'First name': 'Robin',
  'Last name': 'Ranger',
  'Years at Camp': '7',
  'Role at Camp': 'Archery',
  'What Makes Camp Special': 'The stars',
  'Favorite Camp Tradition': 'Capture the flag',
  Hobbies: 'Knots',
};

/** Opens the page with its editor. */
export async function openEditor(profiles: StaffProfileRecord[] = []) {
  startSession('token');
  const api = fakeApi({ ...asEditor, [list]: profiles });
  const view = renderPage(<StaffAboutPage />);
  await screen.findByRole('form', { name: 'Add New Staff Profile' });
  const fill = async () => {
    for (const [label, value] of Object.entries(fields))
      await view.user.type(screen.getByLabelText(label), value);
  };
  return { ...view, api, fill, submit: () => screen.getByRole('button', { name: 'Create Staff Profile' }) };
}
