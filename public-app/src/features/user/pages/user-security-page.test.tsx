import { accessTokenKey } from '@camp/api-client/session';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import { setupPath } from '@camp/contracts/content/site';
import type { ListedSession } from '@camp/contracts/user/session-operations';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
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

const off = { isOn: false, hasApp: false, recoveryCodesLeft: 0, passkeys: [] };

function open(
  sessions: readonly ListedSession[],
  secondFactor: object = off,
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
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('leaves the focus on the pressed button if a device could not be logged out', async () => {
  const { user, fake } = open([here, phone]);
  const button = await screen.findByRole('button', { name: 'Log out Safari on iPhone' });
  let answer: (refused: Response) => void = () => undefined;
  fake.answer('POST /user/sessions/end', new Promise<Response>((resolve) => (answer = resolve)));

  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  answer(refusal(503, 'Please try again.'));

  expect(await screen.findByText('Please try again.')).toBeVisible();
  await waitFor(() => expect(button).toHaveFocus());
});

it('leads the focus from step to step', async () => {
  const { user, fake } = open([here]);
  fake.answer('POST /user/secondfactor/start', { secret: 'ABCDEFGH', uri: 'otpauth://totp/Camp' });
  fake.answer('POST /user/secondfactor/confirm', { recoveryCodes: ['AAAA-BBBB'] });
  const setUp = () => screen.findByRole('button', { name: 'Set up login codes' });
  await user.click(await setUp());
  expect(screen.getByLabelText(/^Current password/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await setUp()).toHaveFocus();

  await user.click(await setUp());
  await user.keyboard('Trailhead7{Enter}');
  expect(await screen.findByRole('link', { name: 'open the app on this device' })).toHaveFocus();
  await user.type(screen.getByLabelText(/^Code/), '123456{Enter}');

  const codes = (await screen.findByText('AAAA-BBBB')).closest('[tabindex]');
  expect(codes).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'I saved them' }));
  expect(await setUp()).toHaveFocus();
});

it('gives the two fields for the current password different ids', async () => {
  Object.assign(window, { PublicKeyCredential: class {} });
  const { user } = open([here]);
  await user.click(await screen.findByRole('button', { name: 'Set up login codes' }));
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const forms = screen.getAllByRole('form').map((form) => within(form));

  expect(new Set(screen.getAllByLabelText(/^Current password/).map(({ id }) => id)).size).toBe(2);
  for (const form of forms) {
    await user.click(form.getByRole('button', { name: 'Continue' }));
    await user.click(await form.findByRole('link', { name: /current password/i }));
    expect(form.getByLabelText(/^Current password/)).toHaveFocus();
  }
});

it('logs out every other device', async () => {
  const { user, fake } = open([here, phone]);

  await user.click(await screen.findByRole('button', { name: 'Log out every other device' }));

  expect(await screen.findByText('Every other device is logged out.')).toBeVisible();
  expect(fake.callsOf('POST /user/sessions/endothers')).toHaveLength(1);
});

it.each([
  [{ mustSetUpLoginCodes: true as const }, /^Your role can see other families’ data/],
  [{}, /^Your role needs login codes or a passkey from January 5, 2027/],
])('says that a role needs login codes, with %j', async (must, sentence) => {
  open([here], undefined, { loginCodesDue: at, ...must });

  expect(await screen.findByText(sentence)).toBeVisible();
});

describe('login codes', () => {
  const on = { ...off, isOn: true, hasApp: true, since: at, recoveryCodesLeft: 10 };
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

  it.each([
    ['an administrator to the setup of a new camp', [adminRoleName], 'Set up your camp', setupPath],
    ['others to their profile', ['Nurse'], 'Go to my profile', /^\/user\/profile\//],
  ])('lead on once a role that needs them has them: %s', async (_, roles, name, path) => {
    const due = { roles, loginCodesDue: at, mustSetUpLoginCodes: true as const };
    const { user, fake } = open([here], undefined, due);
    fake.answer('GET /camp/current', () => refusal(404, 'There is no camp.', { code: 'no-camp' }));
    fake.answer('POST /user/secondfactor/start', { secret: 'ABCDEFGH', uri });
    fake.answer('POST /user/secondfactor/confirm', { recoveryCodes: ['AAAA-BBBB'] });
    await user.click(await screen.findByRole('button', { name: 'Set up login codes' }));
    expect(screen.queryByRole('link', { name })).toBeNull();
    await user.type(screen.getByLabelText(/^Current password/), 'Trailhead7');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    fake.answer('GET /user/secondfactor', on);
    fake.answer('GET /user/current', { msg: parent({ roles }) });
    await user.type(await screen.findByLabelText(/^Code/), '123 456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));

    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(path);
  });

  it('are turned off with a code', async () => {
    const { user, fake } = open([here], on);
    fake.answer('POST /user/secondfactor/remove', { result: true });
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(screen.getByLabelText(/^Code/)).toHaveFocus();
    fake.answer('GET /user/secondfactor', off);

    await user.type(screen.getByLabelText(/^Code/), 'abcd-efgh');
    await user.click(screen.getByRole('button', { name: 'Turn off login codes' }));

    expect(await screen.findByRole('button', { name: 'Set up login codes' })).toBeVisible();
    expect(fake.callsOf('POST /user/secondfactor/remove')[0]?.body).toEqual({ code: 'abcd-efgh' });
  });
});

describe('passkeys', () => {
  const key = { _id: 'p1', name: 'My phone', createdAt: at, lastUsedAt: null, backedUp: true };
  const withKey = { ...off, isOn: true, since: at, recoveryCodesLeft: 9, passkeys: [key] };

  it('are listed and renamed, and the last one is removed with a warning', async () => {
    const { user, fake } = open([here], withKey);
    fake.answer('POST /user/passkeys/rename/p1', { result: true });
    fake.answer('DELETE /user/passkeys/delete/p1', { result: true });
    expect(await screen.findByText(/^Added January 5, 2027, synced/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rename My phone' }));
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Rename My phone' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Rename My phone' }));
    await user.clear(screen.getByLabelText(/^Name/));
    await user.type(screen.getByLabelText(/^Name/), 'Blue phone');
    fake.answer('GET /user/secondfactor', { ...withKey, passkeys: [{ ...key, name: 'Blue phone' }] });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Rename Blue phone' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Blue phone' }));
    expect(screen.getByText(/password alone will be enough/)).toBeVisible();
    fake.answer('GET /user/secondfactor', off);

    await user.click(screen.getByRole('button', { name: 'Remove passkey' }));

    expect(await screen.findByText('Blue phone is removed.')).toBeVisible();
    expect(fake.callsOf('POST /user/passkeys/rename/p1')[0]?.body).toEqual({ name: 'Blue phone' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Blue phone' })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('alone can make new recovery codes without a code', async () => {
    const { user, fake } = open([here], withKey);
    fake.answer('POST /user/secondfactor/recoverycodes', { recoveryCodes: ['AAAA-BBBB'] });

    await user.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));

    expect(await screen.findByText('AAAA-BBBB')).toBeVisible();
  });
});
