import { passwordsDiffer } from '@camp/contracts/test/sentences/user';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { stateWithEmail } from '../forms/email-state';
import PasswordResetCreatePage from './password-reset-create-page';
import PasswordResetPage from './password-reset-page';
import UserUndoAddressChangePage from './user-undo-address-change-page';

const link = '?email=pat%40example.com&uuid=u1';

describe('the reset request', () => {
  it('prefills the address that was typed on the login page', async () => {
    fakeApi({});
    const { router } = renderPage(<PasswordResetCreatePage />, '/password-reset-create');

    await act(() => router.navigate('/login'));
    await act(() => router.navigate('/password-reset-create', { state: stateWithEmail('pat@example.com') }));

    expect(screen.getByLabelText(/^Email/)).toHaveValue('pat@example.com');
  });

  it('is replaced by a message once the email is sent', async () => {
    fakeApi({ 'POST /user/sendpasswordreset': { result: true, msg: 'ok' } });
    const { user } = renderPage(<PasswordResetCreatePage />, '/password-reset-create');
    await user.type(screen.getByLabelText(/^Email/), 'pat@example.com');

    await user.click(screen.getByRole('button', { name: 'Send reset link' }));

    await screen.findByText('Check your email.');
    expect(screen.getByText('Please click the reset link in your email.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send reset link' })).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Please enter your email address.'],
    ['nonsense', 'Enter a valid email.'],
  ])('says of %p: %s', async (email, message) => {
    fakeApi({});
    const { user } = renderPage(<PasswordResetCreatePage />, '/password-reset-create');
    if (email) await user.type(screen.getByLabelText(/^Email/), email);

    await user.click(screen.getByRole('button', { name: 'Send reset link' }));

    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(message));
  });
});

describe('the reset form', () => {
  const fill = async (password: string, confirmation: string) => {
    const view = renderPage(<PasswordResetPage />, `/password-reset${link}`);
    await view.user.type(screen.getByLabelText(/^New password/), password);
    await view.user.type(screen.getByLabelText(/^Confirm new password/), confirmation);
    await view.user.click(screen.getByRole('button', { name: 'Change password' }));
    return view;
  };

  it('sends the link’s secret with the new password and opens the login page', async () => {
    const fake = fakeApi({ 'POST /user/resetpassword': { result: true, msg: 'ok' } });
    const { router } = await fill('Trailhead7', 'Trailhead7');

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.getByText('You have successfully changed your password.')).toBeVisible();
    expect(fake.callsOf('POST /user/resetpassword')[0]?.body).toEqual({
      email: 'pat@example.com',
      uuid: 'u1',
      newPassword: 'Trailhead7',
      newPasswordConf: 'Trailhead7',
    });
  });

  it('rejects a mismatch', async () => {
    const fake = fakeApi({});
    await fill('Trailhead7', 'Trailhead8');

    await screen.findAllByText(passwordsDiffer);
    expect(fake.callsOf('POST /user/resetpassword')).toEqual([]);
  });

  it('offers a new link if it was opened without its secret', () => {
    fakeApi({});
    renderPage(<PasswordResetPage />, '/password-reset');

    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/password-reset-create',
    );
  });
});

describe('the page that undoes an address change', () => {
  const undo = 'POST /user/undoaddresschange';

  it('does nothing before the button is pressed, and removes the secret from the address bar', async () => {
    const fake = fakeApi({});
    const { router } = renderPage(<UserUndoAddressChangePage />, `/user/undo-address-change${link}`);

    await screen.findByText('pat@example.com');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByRole('button', { name: 'Undo the change' })).toBeEnabled();
    expect(fake.callsOf(undo)).toEqual([]);
  });

  it('sends the link’s secret with a new password and opens the login page', async () => {
    const msg = 'Your email address is restored and your new password is set. Please log in.';
    const fake = fakeApi({ [undo]: { result: true, msg } });
    const { router, user } = renderPage(<UserUndoAddressChangePage />, `/user/undo-address-change${link}`);
    await user.type(screen.getByLabelText(/^New password/), 'Trailhead7');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'Trailhead7');

    await user.click(screen.getByRole('button', { name: 'Undo the change' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.getByText(msg)).toBeVisible();
    expect(fake.callsOf(undo)[0]?.body).toEqual({
      email: 'pat@example.com',
      uuid: 'u1',
      newPassword: 'Trailhead7',
      newPasswordConf: 'Trailhead7',
    });
  });

  it('shows a rejection and stays', async () => {
    const message = 'This link is not valid any more. Please write to us@example.com.';
    fakeApi({ [undo]: refusal(400, message) });
    const { router, user } = renderPage(<UserUndoAddressChangePage />, `/user/undo-address-change${link}`);
    await user.type(screen.getByLabelText(/^New password/), 'Trailhead7');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'Trailhead7');

    await user.click(screen.getByRole('button', { name: 'Undo the change' }));

    await screen.findByText(message);
    expect(router.state.location.pathname).toBe('/user/undo-address-change');
  });

  it('asks for the whole link if it was opened without its secret', () => {
    fakeApi({});
    renderPage(<UserUndoAddressChangePage />, '/user/undo-address-change');

    expect(screen.getByText('This link is incomplete.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo the change' })).not.toBeInTheDocument();
  });
});
