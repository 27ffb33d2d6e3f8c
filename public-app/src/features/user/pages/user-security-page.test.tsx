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

function open(
  sessions: readonly ListedSession[],
  secondFactor: object = { isOn: false, recoveryCodesLeft: 0 },
  person: Parameters<typeof parent>[0] = {},
) {
  localStorage.setItem(accessTokenKey, 'secret');
  const fake = fakeApi({
    'GET /user/current': { msg: parent(person) },
    'GET /user/sessions': sessions,
    'GET /user/secondfactor': secondFactor,
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

it.each([
  [{ mustSetUpLoginCodes: true as const }, /^Your role can see other families’ data/],
  [{}, /^Your role needs login codes from January 5, 2027/],
])('says that a role needs login codes, with %j', async (must, sentence) => {
  open([here], undefined, { loginCodesDue: at, ...must });

  expect(await screen.findByText(sentence)).toBeVisible();
});

describe('login codes', () => {
  const on = { isOn: true, since: at, recoveryCodesLeft: 10 };
  const uri = 'otpauth://totp/Camp:pat%40example.com?secret=ABCDEFGH';

  it('are set up with the password and a first code, and the recovery codes are shown once', async () => {
    const { user, fake } = open([here]);
    fake.answer('POST /user/secondfactor/start', { secret: 'ABCDEFGH', uri });
    fake.answer('POST /user/secondfactor/confirm', { recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] });
    await user.click(await screen.findByRole('button', { name: 'Set up login codes' }));
    await user.type(screen.getByLabelText(/^Current password/), 'Trailhead7');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    fake.answer('GET /user/secondfactor', on);

    await user.type(screen.getByLabelText(/^Code/), '123 456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));

    expect(await screen.findByText('CCCC-DDDD')).toBeVisible();
    expect(fake.callsOf('POST /user/secondfactor/confirm')[0]?.body).toEqual({ code: '123 456' });
    await user.click(screen.getByRole('button', { name: 'I saved them' }));
    expect(await screen.findByText('Recovery codes left: 10.')).toBeVisible();
    expect(screen.queryByText('CCCC-DDDD')).toBeNull();
  });

  it('are turned off with a code', async () => {
    const { user, fake } = open([here], on);
    fake.answer('POST /user/secondfactor/remove', { result: true });
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    fake.answer('GET /user/secondfactor', { isOn: false, recoveryCodesLeft: 0 });

    await user.type(screen.getByLabelText(/^Code/), 'abcd-efgh');
    await user.click(screen.getByRole('button', { name: 'Turn off login codes' }));

    expect(await screen.findByRole('button', { name: 'Set up login codes' })).toBeVisible();
    expect(fake.callsOf('POST /user/secondfactor/remove')[0]?.body).toEqual({ code: 'abcd-efgh' });
  });
});
