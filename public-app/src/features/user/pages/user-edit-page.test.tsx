import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor } from '@testing-library/react';
import UserEditPage from './user-edit-page';

const pat = parent();
const update = `POST /user/update/${pat._id}`;

async function open(api: Parameters<typeof fakeApi>[0] = {}) {
  localStorage.setItem(accessTokenKey, 'secret');
  const fake = fakeApi({ 'GET /user/current': { msg: pat }, ...api });
  const view = renderPage(<UserEditPage />, '/user/edit');
  await screen.findByLabelText('City');
  const replaceCity = async (city: string) => {
    await view.user.clear(screen.getByLabelText('City'));
    if (city) await view.user.type(screen.getByLabelText('City'), city);
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, fake, replaceCity, save };
}

it('returns to the profile without a call when nothing changed', async () => {
  const { save, router, fake } = await open();

  await save();

  await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'));
  expect(fake.callsOf(update)).toEqual([]);
});

it('takes a change that was taken back for none', async () => {
  const { save, replaceCity, router, fake } = await open();
  await replaceCity('Boulder');
  await replaceCity(pat.addressCity);

  await save();

  await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'));
  expect(fake.callsOf(update)).toEqual([]);
});

it('sends what changed and nothing else, says so and returns to the profile', async () => {
  const msg = { ...pat, addressCity: 'Boulder' };
  const { save, replaceCity, router, fake } = await open({ [update]: { result: true, msg } });
  await replaceCity('Boulder');

  await save();

  await screen.findByText('User updated successfully.');
  expect(fake.callsOf(update)[0]?.body).toEqual({ addressCity: 'Boulder' });
  expect(router.state.location.pathname).toBe('/user/profile');
});

it('says that a new address counts only once it is verified', async () => {
  const { save, user } = await open({ [update]: { result: true, msg: pat } });
  const email = screen.getByLabelText('Email', { selector: '[type=email]' });
  await user.clear(email);
  await user.type(email, 'new@example.com');

  await save();

  await expect(screen.findByText(/We have sent a link to new@example.com/)).resolves.toBeVisible();
});

it('complains of what is missing and sends nothing', async () => {
  const { save, replaceCity, fake } = await open();
  await replaceCity('');

  await save();

  await waitFor(() => expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Enter a city.'));
  expect(screen.getByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(fake.callsOf(update)).toEqual([]);
});

it('shows the server’s refusal and keeps what was typed', async () => {
  const { save, replaceCity } = await open({ [update]: refusal(409, 'This address is taken.') });
  await replaceCity('Boulder');

  await save();

  await screen.findByText('This address is taken.');
  expect(screen.getByLabelText('City')).toHaveValue('Boulder');
});
