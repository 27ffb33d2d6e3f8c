import { accessTokenKey } from '@camp/api-client/session';
import type { ListedSession } from '@camp/contracts/user/session-operations';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, within } from '@testing-library/react';
import { parent } from '@camp/testing/browser/records';
import UserSecurityPage from './user-security-page';

const at = '2027-01-05T10:00:00.000Z';
const here: ListedSession = {
  _id: '0.here',
  device: 'Chrome on Windows',
  startedAt: at,
  usedAt: at,
  isThis: true,
};
const phone = { ...here, _id: '0.phone', device: 'Safari on iPhone', isThis: false };

function open(sessions: readonly ListedSession[] | (() => Response)) {
  localStorage.setItem(accessTokenKey, 'secret');
  const fake = fakeApi({
    'GET /user/current': { msg: parent() },
    'GET /user/sessions': sessions as object,
    'POST /user/sessions/end': { result: true },
    'POST /user/sessions/endothers': { result: true },
  });
  return { ...renderPage(<UserSecurityPage />, '/user/security'), fake };
}

it('lists the devices, and logs out one of them', async () => {
  const { user, fake } = open([here, phone]);
  const row = (await screen.findByText('Safari on iPhone', { selector: 'strong' })).closest('li')!;
  expect(screen.getByText('This device').closest('li')).toHaveTextContent('Chrome on Windows');
  fake.answer('GET /user/sessions', [here]);

  await user.click(within(row).getByRole('button', { name: 'Log out Safari on iPhone' }));

  expect(await screen.findByText('Safari on iPhone is logged out.')).toBeVisible();
  expect(fake.callsOf('POST /user/sessions/end')[0]?.body).toEqual({ sessionId: '0.phone' });
  expect(screen.queryByRole('button', { name: /Log out/ })).toBeNull();
});

it('logs out every other device', async () => {
  const { user, fake } = open([here, phone]);

  await user.click(await screen.findByRole('button', { name: 'Log out every other device' }));

  expect(await screen.findByText('Every other device is logged out.')).toBeVisible();
  expect(fake.callsOf('POST /user/sessions/endothers')).toHaveLength(1);
});
