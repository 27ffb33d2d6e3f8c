import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import UserEditPage from './user-edit-page';

const pat = parent();
const update = `POST /user/update/${pat._id}`;

/** What the form holds. */
const form = {
  nameFirst: 'Pat',
  nameLast: 'Parent',
  userType: 'Parent',
  addressStreet: '1 Main Street',
  addressCity: 'Springfield',
  addressState: 'CO',
  addressZip: '80000',
  addressCountry: 'USA',
  phone: '555-123-4567',
  phoneAlt: '555-765-4321',
  email: 'pat@example.com',
  preferedContact: 'Email',
};

async function open(api: Parameters<typeof fakeApi>[0] = {}, address = '/user/edit', path?: string) {
  localStorage.setItem(accessTokenKey, 'secret');
  const fake = fakeApi({ 'GET /user/current': { msg: pat }, ...api });
  const view = renderPage(<UserEditPage />, address, path);
  await screen.findByLabelText('City');
  const replaceCity = async (city: string) => {
    await view.user.clear(screen.getByLabelText('City'));
    if (city) await view.user.type(screen.getByLabelText('City'), city);
  };
  const replaceEmail = async (address: string) => {
    const email = screen.getByLabelText('Email', { selector: '[type=email]' });
    await view.user.clear(email);
    await view.user.type(email, address);
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, fake, replaceCity, replaceEmail, save };
}

const account = () => within(screen.getByRole('form', { name: 'Edit your information' }));
const passwordPart = () => within(screen.getByRole('form', { name: 'Change your password' }));

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

it('sends the whole form, says so and returns to the profile', async () => {
  const msg = { ...pat, addressCity: 'Boulder' };
  const { save, replaceCity, router, fake } = await open({ [update]: { result: true, msg } });
  await replaceCity('Boulder');

  await save();

  await screen.findByText('User updated successfully.');
  expect(fake.callsOf(update)[0]?.body).toEqual({ ...form, addressCity: 'Boulder' });
  expect(router.state.location.pathname).toBe('/user/profile');
});

it('leaves group messages and joins them again at once, without the form', async () => {
  const answers = [{ ...pat, unsubscribed: true }, pat];
  let current: object = pat;
  const { user, fake } = await open({
    'GET /user/current': () => ({ msg: current }),
    [update]: () => {
      current = answers.shift() ?? pat;
      return { result: true, msg: current };
    },
  });
  const wanted = () => screen.getByRole('checkbox', { name: 'Email me group messages' });
  expect(wanted()).toBeChecked();

  await user.click(wanted());
  await screen.findByText('You will get no more group messages.');
  await waitFor(() => expect(wanted()).not.toBeChecked());
  await waitFor(() => expect(wanted()).toBeEnabled());
  await user.click(wanted());
  await screen.findByText('You get group messages again.');
  await waitFor(() => expect(wanted()).toBeChecked());
  expect(fake.callsOf(update).map(({ body }) => body)).toEqual([
    { groupMessages: 'No' },
    { groupMessages: 'Yes' },
  ]);
});

describe('a new address', () => {
  it('asks for the current password, and says that it counts only once it is verified', async () => {
    const { save, user, replaceEmail, fake } = await open({ [update]: { result: true, msg: pat } });
    await replaceEmail('new@example.com');
    await user.type(account().getByLabelText('Current Password'), 'Trailhead7');

    await save();

    await expect(screen.findByText(/We have sent a link to new@example.com/)).resolves.toBeVisible();
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
      expect(account().getByLabelText('Current Password')).toHaveAccessibleDescription(
        /Enter your current password/,
      ),
    );
    expect(fake.callsOf(update)).toEqual([]);

    // Nobody asks for it any more where the address is the old one again.
    await replaceEmail('pat@example.com');
    expect(screen.queryByText(/Enter your current password/)).toBeNull();
  });

  it('shows a wrong password at its field', async () => {
    const message = 'Your current password is not correct.';
    const refused = refusal(400, message, { errors: [{ path: 'current', message }] });
    const { save, user, replaceEmail } = await open({ [update]: refused });
    await replaceEmail('new@example.com');
    await user.type(account().getByLabelText('Current Password'), 'Wrong1234');

    await save();

    await waitFor(() =>
      expect(account().getByLabelText('Current Password')).toHaveAccessibleDescription(new RegExp(message)),
    );
  });

  it('is none where only the case differs, nor when it was taken back', async () => {
    const { save, user, replaceEmail, router, fake } = await open();
    await replaceEmail('PAT@example.com');
    expect(account().queryByLabelText('Current Password')).not.toBeInTheDocument();
    await replaceEmail('new@example.com');
    await user.type(account().getByLabelText('Current Password'), 'Trailhead7');
    await replaceEmail(pat.email);

    await save();

    await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'));
    expect(fake.callsOf(update)).toEqual([]);
  });

  it('of somebody else asks for no password, nor is theirs changed here', async () => {
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
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();

    await save();

    await screen.findByText('User updated successfully.');
    expect(fake.callsOf(theirs)[0]?.body).toEqual({ ...form, email: 'new@example.com' });
  });
});

it('offers no form to who may only see the account', async () => {
  const other = parent({ _id: '64b000000000000000000002' });
  localStorage.setItem(accessTokenKey, 'secret');
  fakeApi({
    'GET /user/current': { msg: parent({ permissions: { camper: ['data'] } }) },
    [`GET /user/read/${other._id}`]: { msg: other },
  });
  renderPage(<UserEditPage />, `/user/edit/${other._id}`, '/user/edit/:id');

  expect(await screen.findByText('You may see this account, but not change it.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

describe('the change of one’s password', () => {
  const change = 'POST /user/password';
  const fill = async (view: Awaited<ReturnType<typeof open>>, confirmation = 'Moonlight2') => {
    await view.user.type(passwordPart().getByLabelText('Current Password'), 'Trailhead7');
    await view.user.type(passwordPart().getByLabelText('New Password'), 'Moonlight2');
    await view.user.type(passwordPart().getByLabelText('Confirm New Password'), confirmation);
    await view.user.click(passwordPart().getByRole('button', { name: 'Change password' }));
  };

  it('sends it with the current one, says so, and empties the fields', async () => {
    const msg = 'You have successfully changed your password.';
    const view = await open({ [change]: { result: true, msg } });

    await fill(view);

    await expect(screen.findByText(msg)).resolves.toBeVisible();
    expect(view.fake.callsOf(change)[0]?.body).toEqual({
      current: 'Trailhead7',
      newPassword: 'Moonlight2',
      newPasswordConf: 'Moonlight2',
    });
    await waitFor(() => expect(passwordPart().getByLabelText('Current Password')).toHaveValue(''));
    expect(view.router.state.location.pathname).toBe('/user/edit');
  });

  it('refuses a mismatch without a call', async () => {
    const view = await open();

    await fill(view, 'Moonlight3');

    await screen.findAllByText('Passwords do not match!');
    expect(view.fake.callsOf(change)).toEqual([]);
  });

  it('shows a wrong current password at its field, and leads there from the summary', async () => {
    const message = 'Your current password is not correct.';
    const refused = refusal(400, message, { errors: [{ path: 'current', message }] });
    const view = await open({ [change]: refused });

    await fill(view);

    const current = passwordPart().getByLabelText('Current Password');
    await waitFor(() => expect(current).toHaveAccessibleDescription(message));
    await view.user.click(passwordPart().getByRole('link', { name: message }));
    expect(current).toHaveFocus();
  });
});

it('checks what changes, not what an account of earlier years has', async () => {
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
