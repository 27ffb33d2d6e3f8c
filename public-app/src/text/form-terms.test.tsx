import { fakeApi } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import CounselorCreatePage from '../features/counselor/pages/counselor-create-page';
import DonatePage from '../features/donation/pages/donate-page';
import CamperCreatePage from '../features/camper/pages/camper-create-page';
import { formAnswers } from '../features/camper/testing/open-camper-form';
import StaffCreatePage from '../features/staff-application/pages/staff-create-page';
import RegisterPage from '../features/user/pages/register-page';

test.each<[string, ReactElement]>([
  ['Sign up', <RegisterPage key="register" />],
  ['Camper registration', <CamperCreatePage key="camper" />],
  ['Counselor registration', <CounselorCreatePage key="counselor" />],
  ['Staff application', <StaffCreatePage key="staff" />],
  ['Donate', <DonatePage key="donate" />],
])('the form %s links to terms and privacy notice, in new tabs', async (name, page) => {
  fakeApi(formAnswers);
  renderPage(page);
  const form = within(await screen.findByRole('form', { name }));

  for (const [link, path] of [
    ['terms (opens in a new tab)', '/terms'],
    ['privacy notice (opens in a new tab)', '/privacy'],
  ] as const) {
    expect(form.getByRole('link', { name: link })).toHaveAttribute('href', path);
    expect(form.getByRole('link', { name: link })).toHaveAttribute('target', '_blank');
  }
});
