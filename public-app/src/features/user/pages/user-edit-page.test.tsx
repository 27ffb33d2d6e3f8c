import { accountSentences } from '@camp/contracts/test/sentences/user';
import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor } from '@testing-library/react';
import UserEditPage from './user-edit-page';
import { pat, update, form, open } from '../testing/open-user-edit';

it('returns to the profile without a request if nothing changed', async () => {
  const { save, router, fake } = await open();

  await save();

  await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'));
  expect(fake.callsOf(update)).toEqual([]);
});

it('treats a reverted change as unchanged', async () => {
  const { save, replaceCity, router, fake } = await open();
  await replaceCity('Boulder');
  await replaceCity(pat.addressCity);

  await save();

  await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'));
  expect(fake.callsOf(update)).toEqual([]);
});

it('sends the whole form, confirms it and returns to the profile', async () => {
  const msg = { ...pat, addressCity: 'Boulder' };
  const { save, replaceCity, router, fake } = await open({ [update]: { result: true, msg } });
  await replaceCity('Boulder');

  await save();

  await screen.findByText('User updated successfully.');
  expect(fake.callsOf(update)[0]?.body).toEqual({ ...form, addressCity: 'Boulder' });
  expect(router.state.location.pathname).toBe('/user/profile');
});

it('unsubscribes from group messages and subscribes again at once, without the form', async () => {
  const answers = [{ ...pat, unsubscribed: true }, pat];
  let current: object = pat;
  let send: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => (send = resolve));
  const { user, fake } = await open({
    'GET /user/current': () => ({ msg: current }),
    [update]: async () => {
      await isSent;
      current = answers.shift() ?? pat;
      return { result: true, msg: current };
    },
  });
  const wanted = () => screen.getByRole('checkbox', { name: 'Email me group messages' });
  expect(wanted()).toBeChecked();

  await user.click(wanted());
  // A disabled control would lose the focus.
  expect(wanted()).toBeEnabled();
  await user.click(wanted());
  send();
  await screen.findByText('You won’t get group messages anymore.');
  await waitFor(() => expect(wanted()).not.toBeChecked());
  await waitFor(() => expect(wanted()).not.toHaveAttribute('aria-disabled'));
  await user.click(wanted());
  await screen.findByText('You’ll get group messages again.');
  await waitFor(() => expect(wanted()).toBeChecked());
  expect(fake.callsOf(update).map(({ body }) => body)).toEqual([
    { groupMessages: 'No' },
    { groupMessages: 'Yes' },
  ]);
});

it('shows no form to people who may only view the account', async () => {
  const other = parent({ _id: '64b000000000000000000002' });
  localStorage.setItem(accessTokenKey, 'secret');
  fakeApi({
    'GET /user/current': { msg: parent({ permissions: { camper: ['data'] } }) },
    [`GET /user/read/${other._id}`]: { msg: other },
  });
  renderPage(<UserEditPage />, `/user/edit/${other._id}`, '/user/edit/:id');

  expect(await screen.findByText('You can view this account, but you can’t change it.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

it('validates only what changed, not what an old account has', async () => {
  const old = { ...pat, phoneAlt: '12', addressState: 'Colorado' };
  const { save, replaceCity, fake } = await open({
    'GET /user/current': { msg: old },
    [update]: { result: true, msg: old },
  });
  await replaceCity('Boulder');

  await save();

  await screen.findByText('User updated successfully.');
  expect(fake.callsOf(update)[0]?.body).toMatchObject({ addressCity: 'Boulder', addressState: 'Colorado' });
});

it('shows what is missing and sends nothing', async () => {
  const { save, replaceCity, fake } = await open();
  await replaceCity('');

  await save();

  await waitFor(() =>
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription(accountSentences.missing.addressCity),
  );
  expect(screen.getByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(fake.callsOf(update)).toEqual([]);
});

it('shows the server’s rejection and keeps the typed values', async () => {
  const { save, replaceCity } = await open({ [update]: refusal(409, 'This address is taken.') });
  await replaceCity('Boulder');

  await save();

  await screen.findByText('This address is taken.');
  expect(screen.getByLabelText('City')).toHaveValue('Boulder');
});

it('asks before the person leaves unsaved changes', async () => {
  const { user, replaceCity } = await open();
  await replaceCity('Boulder');

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('You haven’t saved your changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await replaceCity(pat.addressCity);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(await screen.findByText('Another page')).toBeVisible();
});
