import { accessTokenKey } from '@camp/api-client/session';
import type { CurrentUser } from '@camp/contracts/user/operations';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { emailOf, stateAfterSignUp, stateWithEmail } from '../forms/email-state';
import UserVerifyPage from './user-verify-page';

const link = '?email=pat%40example.com&uuid=u1';

describe('the verification page', () => {
  it('verifies by the link, confirms it and opens the login page', async () => {
    const fake = fakeApi({ 'POST /user/verify': { result: true, msg: 'Email Verified' } });
    const { router } = renderPage(<UserVerifyPage />, `/user/verify${link}`);

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(emailOf(router.state.location.state)).toBe('pat@example.com');
    expect(screen.getByText('Email Verified')).toBeVisible();
    expect(fake.callsOf('POST /user/verify')[0]?.body).toEqual({
      email: 'pat@example.com',
      emailVerificationUUID: 'u1',
    });
  });

  it('leaves a person alone who has gone to another page before the answer', async () => {
    let answer = (_: object) => {};
    const later = new Promise<object>((resolve) => (answer = resolve));
    fakeApi({ 'POST /user/verify': later });
    const { router } = renderPage(<UserVerifyPage />, `/user/verify${link}`);

    await act(() => router.navigate('/elsewhere'));
    answer({ result: true, msg: 'Email Verified' });

    expect(await screen.findByText('Email Verified')).toBeVisible();
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('removes the secret from the address bar and offers a new link when the old one is rejected', async () => {
    const fake = fakeApi({
      'POST /user/verify': refusal(400, 'This link is no longer valid.'),
      'POST /user/resendverification': { result: true, msg: 'A new link is on its way.' },
    });
    const { router, user } = renderPage(<UserVerifyPage />, `/user/verify${link}`);

    await screen.findByText('This link is no longer valid.');
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));

    await screen.findByText('A new link is on its way.');
    expect(fake.callsOf('POST /user/resendverification')[0]?.body).toEqual({ email: 'pat@example.com' });
  });

  it('asks for a new password if several sign-ups are pending, and keeps the destination', async () => {
    const why = 'There is more than one sign-up with your address.';
    const fake = fakeApi({
      'POST /user/verify': refusal(409, why, { code: 'choose-password' }),
      'POST /user/resetpassword': { result: true, msg: 'You have successfully changed your password.' },
    });
    const address = `/user/verify${link}&returnUrl=%2Fcamper%2Fcreate`;
    const { router, user } = renderPage(<UserVerifyPage />, address);

    await screen.findByText(why);
    expect(router.state.location.search).not.toContain('u1');
    await user.type(screen.getByLabelText(/^New password/), 'Moonlight2');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'Moonlight2');
    await user.click(screen.getByRole('button', { name: 'Choose password' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?returnUrl=%2Fcamper%2Fcreate');
    expect(screen.getByText('You have successfully changed your password.')).toBeVisible();
    expect(fake.callsOf('POST /user/resetpassword')[0]?.body).toEqual({
      ...{ email: 'pat@example.com', uuid: 'u1' },
      ...{ newPassword: 'Moonlight2', newPasswordConf: 'Moonlight2' },
    });
  });

  it('opens the login, and from there the link’s destination', async () => {
    fakeApi({ 'POST /user/verify': { result: true, msg: 'Email Verified' } });
    const { router } = renderPage(<UserVerifyPage />, `/user/verify${link}&returnUrl=%2Fcamper%2Fcreate`);

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?returnUrl=%2Fcamper%2Fcreate');
  });

  it('follows no link to another site', async () => {
    fakeApi({ 'POST /user/verify': { result: true, msg: 'Email Verified' } });
    const { router } = renderPage(
      <UserVerifyPage />,
      `/user/verify${link}&returnUrl=%2F%2Felsewhere.example`,
    );

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('');
  });

  it('keeps the destination when it removes the secret', async () => {
    fakeApi({ 'POST /user/verify': refusal(400, 'This link is no longer valid.') });
    const { router } = renderPage(<UserVerifyPage />, `/user/verify${link}&returnUrl=%2Fcamper%2Fcreate`);

    await screen.findByText('This link is no longer valid.');
    expect(router.state.location.search).toBe('?returnUrl=%2Fcamper%2Fcreate');
    const login = screen.getByRole('link', { name: 'Login' });
    expect(login).toHaveAttribute('href', '/login?returnUrl=%2Fcamper%2Fcreate');
  });

  it('says after a sign-up where to look first, and passes the address on', async () => {
    fakeApi({});
    const { router, user } = renderPage(<UserVerifyPage />, '/elsewhere', '/user/verify');
    await act(() => router.navigate('/user/verify', { state: stateAfterSignUp('pat@example.com') }));

    const words = (await screen.findByText('Check your inbox')).parentElement!;
    expect(words.firstElementChild).toHaveTextContent('Check your inbox');
    expect(words).toHaveTextContent('We’re sending an email to pat@example.com.');
    expect(words).toHaveTextContent('Your email is not verified.');
    await user.click(screen.getByRole('link', { name: 'Login' }));
    expect(emailOf(router.state.location.state)).toBe('pat@example.com');
  });

  it('claims no sent email after a rejected login', async () => {
    fakeApi({});
    const { router } = renderPage(<UserVerifyPage />, '/elsewhere', '/user/verify');
    await act(() => router.navigate('/user/verify', { state: stateWithEmail('pat@example.com') }));

    expect(await screen.findByText('Your email is not verified.')).toBeVisible();
    expect(screen.queryByText(/Check your inbox|on its way|have sent/)).toBeNull();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('pat@example.com');
  });

  it('says that the email is not verified if it is opened without one', async () => {
    const fake = fakeApi({});
    renderPage(<UserVerifyPage />, '/user/verify');

    await screen.findByText('Your email is not verified.');
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    expect(fake.callsOf('POST /user/verify')).toEqual([]);
  });

  describe('for a person who is logged in', () => {
    const logIn = (values: Partial<CurrentUser> = {}) => {
      localStorage.setItem(accessTokenKey, 'secret');
      return fakeApi({
        'GET /user/current': { msg: parent(values) },
        'POST /user/verify': refusal(400, 'This link is no longer valid.'),
      });
    };
    afterEach(() => localStorage.clear());

    it.each([
      ['without a link', ''],
      ['with an old link of the same address', '?email=Pat%40Example.com&uuid=u1'],
    ])('says %s that the email is verified', async (_how, search) => {
      logIn();
      renderPage(<UserVerifyPage />, `/user/verify${search}`);

      await screen.findByText('You’re logged in as pat@example.com.');
      expect(screen.getByText('Your email is verified.')).toBeVisible();
      expect(screen.queryByText(/is not verified/)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Send a new link' })).not.toBeInTheDocument();
    });

    it('names the new address whose link is rejected, and how to get another link', async () => {
      logIn({ pendingEmail: 'new@example.com' });
      renderPage(<UserVerifyPage />, '/user/verify?email=new%40example.com&uuid=u1');

      await screen.findByText('new@example.com is not verified.');
      const again = await screen.findByRole('link', { name: 'enter your new address again' });
      expect(again).toHaveAttribute('href', '/user/edit');
      expect(screen.queryByText('Your email is not verified.')).not.toBeInTheDocument();
    });
  });
});
