import { accountSentences, passwordsDiffer } from '@camp/contracts/test/sentences/user';
import { refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { screen, waitFor, within } from '@testing-library/react';
import { pat, update, form, open } from '../testing/open-user-edit';

const account = () => within(screen.getByRole('form', { name: 'Edit your information' }));

const linesOfSummary = () =>
  within(screen.getByRole('group', { name: 'Please check these answers' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const passwordPart = () => within(screen.getByRole('form', { name: 'Change your password' }));

describe('a new address', () => {
  it('asks for the current password, and says that it takes effect once verified', async () => {
    const { save, user, replaceEmail, fake } = await open({ [update]: { result: true, msg: pat } });
    await replaceEmail('new@example.com');
    await user.type(account().getByLabelText('Current password'), 'Trailhead7');

    await save();

    await expect(screen.findByText(/We sent a link to new@example.com/)).resolves.toBeVisible();
    expect(fake.callsOf(update)[0]?.body).toEqual({
      ...form,
      email: 'new@example.com',
      current: 'Trailhead7',
    });
  });

  it('is not sent without the password', async () => {
    const { save, replaceEmail, fake } = await open();
    await replaceEmail('new@example.com');

    await save();

    await waitFor(() =>
      expect(account().getByLabelText('Current password')).toHaveAccessibleDescription(
        /Enter your current password/,
      ),
    );
    expect(fake.callsOf(update)).toEqual([]);

    // The password is no longer needed once the old address is restored.
    await replaceEmail('pat@example.com');
    expect(screen.queryByText(/Enter your current password/)).toBeNull();
  });

  it('reports the missing password before the fields below it', async () => {
    const { save, replaceEmail, replaceCity } = await open();
    await replaceCity('');
    await replaceEmail('new@example.com');

    await save();

    await waitFor(() => expect(account().getByLabelText('Current password')).toHaveFocus());
    expect(linesOfSummary()).toEqual([
      expect.stringMatching(/^Enter your current password/),
      accountSentences.missing.addressCity,
    ]);
  });

  it('reports a wrong password before the fields below it', async () => {
    const errors = [
      { path: 'addressCity', message: accountSentences.missing.addressCity },
      { path: 'current', message: 'Your current password is not correct.' },
    ];
    const { save, user, replaceEmail } = await open({
      [update]: refusal(400, 'Form invalid. Please correct any errors.', { errors }),
    });
    await replaceEmail('new@example.com');
    await user.type(account().getByLabelText('Current password'), 'Wrong1234');

    await save();

    await waitFor(() => expect(account().getByLabelText('Current password')).toHaveFocus());
    expect(linesOfSummary()).toEqual([
      'Your current password is not correct.',
      accountSentences.missing.addressCity,
    ]);
  });

  it('shows a wrong password at its field', async () => {
    const message = 'Your current password is not correct.';
    const refused = refusal(400, message, { errors: [{ path: 'current', message }] });
    const { save, user, replaceEmail } = await open({ [update]: refused });
    await replaceEmail('new@example.com');
    await user.type(account().getByLabelText('Current password'), 'Wrong1234');

    await save();

    await waitFor(() =>
      expect(account().getByLabelText('Current password')).toHaveAccessibleDescription(new RegExp(message)),
    );
  });

  it('needs none if only the case differs, or if the change was taken back', async () => {
    const { save, user, replaceEmail, router, fake } = await open();
    await replaceEmail('PAT@example.com');
    expect(account().queryByLabelText('Current password')).not.toBeInTheDocument();
    await replaceEmail('new@example.com');
    await user.type(account().getByLabelText('Current password'), 'Trailhead7');
    await replaceEmail(pat.email);

    await save();

    await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'));
    expect(fake.callsOf(update)).toEqual([]);
  });

  it('of somebody else needs no password, and theirs cannot be changed here', async () => {
    const other = { ...pat, _id: '64b000000000000000000002', email: 'other@example.com' };
    const theirs = `POST /user/update/${other._id}`;
    const editor = parent({ permissions: { user: ['edit'] } });
    const { save, replaceEmail, fake } = await open(
      {
        'GET /user/current': { msg: editor },
        [`GET /user/read/${other._id}`]: { msg: other },
        [theirs]: { result: true, msg: other },
      },
      `/user/edit/${other._id}`,
      '/user/edit/:id',
    );
    await replaceEmail('new@example.com');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();

    await save();

    await screen.findByText('User updated successfully.');
    expect(fake.callsOf(theirs)[0]?.body).toEqual({ ...form, email: 'new@example.com' });
  });
});

describe('changing one’s own password', () => {
  const change = 'POST /user/password';
  const fill = async (view: Awaited<ReturnType<typeof open>>, confirmation = 'Moonlight2') => {
    await view.user.type(passwordPart().getByLabelText('Current password'), 'Trailhead7');
    await view.user.type(passwordPart().getByLabelText('New password'), 'Moonlight2');
    await view.user.type(passwordPart().getByLabelText('Confirm new password'), confirmation);
    await view.user.click(passwordPart().getByRole('button', { name: 'Change password' }));
  };

  it('sends it with the current one, confirms it, and empties the fields', async () => {
    const msg = 'You have successfully changed your password.';
    const view = await open({ [change]: { result: true, msg } });

    await fill(view);

    await expect(screen.findByText(msg)).resolves.toBeVisible();
    expect(view.fake.callsOf(change)[0]?.body).toEqual({
      current: 'Trailhead7',
      newPassword: 'Moonlight2',
      newPasswordConf: 'Moonlight2',
    });
    await waitFor(() => expect(passwordPart().getByLabelText('Current password')).toHaveValue(''));
    expect(view.router.state.location.pathname).toBe('/user/edit');
  });

  it('rejects a mismatch without a request', async () => {
    const view = await open();

    await fill(view, 'Moonlight3');

    await screen.findAllByText(passwordsDiffer);
    expect(view.fake.callsOf(change)).toEqual([]);
  });

  it('shows a wrong current password at its field, linked from the summary', async () => {
    const message = 'Your current password is not correct.';
    const refused = refusal(400, message, { errors: [{ path: 'current', message }] });
    const view = await open({ [change]: refused });

    await fill(view);

    const current = passwordPart().getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveAccessibleDescription(message));
    await view.user.click(passwordPart().getByRole('link', { name: message }));
    expect(current).toHaveFocus();
  });
});
