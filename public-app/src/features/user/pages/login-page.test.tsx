import { emailWrong } from '@camp/contracts/test/sentences/user';
import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { emailOf } from '../forms/email-state';
import LoginPage from './login-page';

const login = 'POST /user/login';
const user = parent();

async function logIn(address: string, api: Parameters<typeof fakeApi>[0]) {
  const fake = fakeApi({ 'GET /user/current': { msg: user }, ...api });
  const view = renderPage(<LoginPage />, address);
  await view.user.type(screen.getByLabelText(/^Email/), 'pat@example.com');
  await view.user.type(screen.getByLabelText(/^Password/), 'Trailhead7');
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { ...view, fake };
}

beforeEach(() => localStorage.clear());

it("stores the token and opens the current user's profile", async () => {
  const { router, fake } = await logIn('/login', { [login]: { token: 'secret', _id: user._id } });

  await waitFor(() => expect(router.state.location.pathname).toBe(`/user/profile/${user._id}`));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(localStorage.getItem(accessTokenKey)).toBe('secret');
  expect(fake.callsOf('GET /user/current')[0]?.headers.get('Authorization')).toBe('Bearer secret');
});

it('opens the returnUrl', async () => {
  const { router } = await logIn('/login?returnUrl=%2Fcamper%2Fcreate%3FcopyFrom%3D1', {
    [login]: { token: 'secret', _id: user._id },
  });

  await waitFor(() => expect(router.state.location.pathname).toBe('/camper/create'));
  expect(router.state.location.search).toBe('?copyFrom=1');
  // The back button leads to the page before the login.
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each([
  ['to another site', '//elsewhere.example'],
  ['to another site by way of dots', '/..//elsewhere.example'],
  ['to the login page', '/login'],
])('does not follow a returnUrl %s', async (_where, returnUrl) => {
  const { router } = await logIn(`/login?returnUrl=${encodeURIComponent(returnUrl)}`, {
    [login]: { token: 'secret', _id: user._id },
  });

  await waitFor(() => expect(router.state.location.pathname).toBe(`/user/profile/${user._id}`));
});

it.each([
  ['the profile', '/login', '/user/profile'],
  ['where they wanted to go', '/login?returnUrl=%2Fcamper%2Fcreate', '/camper/create'],
])('redirects people who are already logged in to %s', async (_where, address, expected) => {
  localStorage.setItem(accessTokenKey, 'secret');
  const { router } = renderPage(<LoginPage />, address);

  await waitFor(() => expect(router.state.location.pathname).toBe(expected));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('opens the verification page with the address if it is not verified yet', async () => {
  const { router } = await logIn('/login', { [login]: refusal(476, 'Please verify your email.') });

  await waitFor(() => expect(router.state.location.pathname).toBe('/user/verify'));
  expect(router.state.location.state).toEqual({ email: 'pat@example.com' });
  expect(localStorage.getItem(accessTokenKey)).toBeNull();
});

it('keeps the address when returning from a page it linked to', async () => {
  const { router, user } = await logIn('/login', { [login]: refusal(476, 'Please verify your email.') });
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/verify'));

  await act(() => router.navigate(-1));

  expect(await screen.findByLabelText(/^Email/)).toHaveValue('pat@example.com');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  await user.click(screen.getByRole('link', { name: /Reset your password/ }));
  expect(emailOf(router.state.location.state)).toBe('pat@example.com');
  await act(() => router.navigate(-1));
  expect(await screen.findByLabelText(/^Email/)).toHaveValue('pat@example.com');
});

it('welcomes back people who came without a redirect', () => {
  renderPage(<LoginPage />, '/login');

  expect(screen.getByText(/^Welcome back/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
});

it('passes the destination to the sign-up for people without an account', () => {
  renderPage(<LoginPage />, '/login?returnUrl=%2Fcamper%2Fcreate');

  expect(screen.queryByText(/^Welcome back/)).not.toBeInTheDocument();
  const signUp = screen.getByRole('link', { name: 'Sign up' });
  expect(signUp).toHaveAttribute('href', '/register?returnUrl=%2Fcamper%2Fcreate');
});

it('passes it on for people who have to verify their address first', async () => {
  const { router } = await logIn('/login?returnUrl=%2Fcamper%2Fcreate', {
    [login]: refusal(476, 'Please verify your email.'),
  });

  await waitFor(() => expect(router.state.location.pathname).toBe('/user/verify'));
  expect(router.state.location.search).toBe('?returnUrl=%2Fcamper%2Fcreate');
});

it('shows the message of any other failure and stays', async () => {
  const { router } = await logIn('/login', { [login]: refusal(401, 'The email or password is wrong.') });

  await expect(screen.findByText('The email or password is wrong.')).resolves.toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
});

it('shows errors only after a submit attempt, sends no request, and focuses the first wrong field', async () => {
  const fake = fakeApi({});
  const view = renderPage(<LoginPage />, '/login');
  await view.user.type(screen.getByLabelText(/^Email/), 'nonsense');
  await view.user.tab();
  expect(screen.queryByText(emailWrong)).not.toBeInTheDocument();

  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));

  await expect(screen.findAllByText(emailWrong)).resolves.not.toHaveLength(0);
  expect(screen.getByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  expect(fake.callsOf(login)).toEqual([]);
});

it('passes the address to the page that sends a reset link', async () => {
  fakeApi({});
  const { user, router } = renderPage(<LoginPage />, '/login');
  await user.type(screen.getByLabelText(/^Email/), 'pat@example.com');

  await user.click(screen.getByRole('link', { name: /Reset your password/ }));

  expect(router.state.location.pathname).toBe('/password-reset-create');
  expect(emailOf(router.state.location.state)).toBe('pat@example.com');
});

describe('an account with login codes', () => {
  const second = 'POST /user/login/second-factor';
  const asked = (message = 'Enter the code.') =>
    refusal(401, message, { code: 'second-factor', challenge: 'challenge-1' });
  const enterCode = async ({ user: person }: { user: Awaited<ReturnType<typeof logIn>>['user'] }) => {
    await person.type(await screen.findByLabelText(/^Code/), '123 456');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
  };

  it('asks for the code in place, and opens the returnUrl', async () => {
    const view = await logIn('/login?returnUrl=%2Fcamper%2Fcreate', {
      [login]: asked,
      [second]: { token: 'secret', _id: user._id },
    });
    expect(await screen.findByLabelText(/^Code/)).toHaveFocus();
    expect(localStorage.getItem(accessTokenKey)).toBeNull();

    await enterCode(view);

    await waitFor(() => expect(view.router.state.location.pathname).toBe('/camper/create'));
    expect(view.fake.callsOf(second)[0]?.body).toEqual({ challenge: 'challenge-1', code: '123 456' });
  });

  it('shows a wrong code at its field, and asks for the password again after too many', async () => {
    const wrong = 'This code is incorrect.';
    const errors = [{ path: 'code', message: wrong }];
    const view = await logIn('/login', {
      [login]: asked,
      [second]: () => refusal(401, wrong, { code: 'wrong-code', errors }),
    });
    await enterCode(view);
    await waitFor(() => expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription(wrong));
    view.fake.answer(second, () => refusal(401, 'Enter your password again.', { code: 'challenge-over' }));

    await view.user.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByLabelText(/^Password/)).toHaveValue('');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('pat@example.com');
  });
});
