import { phoneMissing } from '@camp/contracts/test/sentences/sentences';
import { accountSentences, passwordsDiffer, zipWrong } from '@camp/contracts/test/sentences/user';
import { registerSchema } from '@camp/contracts/user/account-schemas';
import { openErrorSections } from '@camp/forms/testing/fill-form';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import RegisterPage from './register-page';

const register = 'POST /user/register';
const done = { result: true, msg: 'You have successfully registered.' };

const answers = {
  'First name': 'Pat',
  'Last name': 'Parent',
  'Street address': '1 Main Street',
  City: 'Springfield',
  State: 'CO',
  'Zip code': '80000',
  Country: 'USA',
  Phone: '555-123-4567',
  Email: 'pat@example.com',
  Password: 'Trailhead7',
  'Confirm password': 'Trailhead7',
};

/** Answers by label. The confirmation, which repeats the password, is handled separately. */
const names: Readonly<Record<string, string>> = {
  'First name': 'nameFirst',
  'Last name': 'nameLast',
  'Street address': 'addressStreet',
  City: 'addressCity',
  State: 'addressState',
  'Zip code': 'addressZip',
  Country: 'addressCountry',
  Phone: 'phone',
  Email: 'email',
  Password: 'password',
};

/** The message of each wrong answer, by its label. The contract's own test has a table of the sentences. */
function sentencesFor(filled: Record<string, string>): Record<string, string> {
  const form = Object.fromEntries(Object.entries(names).map(([label, name]) => [name, filled[label]]));
  const issues = registerSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(
    Object.entries(names).flatMap(([label, name]) => {
      const issue = issues.find(({ path }) => path[0] === name);
      return issue ? [[label, issue.message]] : [];
    }),
  );
}

const fieldOf = (label: string) => screen.getByLabelText(label, { selector: 'input:not([type=radio])' });

async function fillAndSend(
  api: Parameters<typeof fakeApi>[0],
  changes: Partial<typeof answers> = {},
  address = '/register',
) {
  const fake = fakeApi(api);
  const view = renderPage(<RegisterPage />, address);
  for (const [label, value] of Object.entries({ ...answers, ...changes })) {
    await view.user.clear(fieldOf(label));
    if (value !== '') await view.user.paste(value);
  }
  await view.user.click(screen.getByLabelText('Parent'));
  await view.user.click(screen.getByLabelText('Phone Call'));
  await view.user.click(screen.getByRole('button', { name: 'Sign up' }));
  return { ...view, fake };
}

it('starts with the camp’s own country, which can be changed', () => {
  fakeApi({});
  renderPage(<RegisterPage />);

  expect(fieldOf('Country')).toHaveValue('United States');
});

it('asks in two groups', () => {
  fakeApi({});
  renderPage(<RegisterPage />);

  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['About you', 'How to reach you']);
  expect(within(screen.getByRole('region', { name: 'About you' })).getByLabelText('Password')).toBeVisible();
});

it('sends the whole form, confirms it and opens the verification page', async () => {
  const { router, fake } = await fillAndSend({ [register]: done });

  await waitFor(() => expect(router.state.location.pathname).toBe('/user/verify'));
  expect(screen.getByText('You have successfully registered.')).toBeVisible();
  expect(fake.callsOf(register)[0]?.body).toEqual({
    nameFirst: 'Pat',
    nameLast: 'Parent',
    userType: 'Parent',
    addressStreet: '1 Main Street',
    addressCity: 'Springfield',
    addressState: 'CO',
    addressZip: '80000',
    addressCountry: 'USA',
    phone: '(555) 123-4567',
    phoneAlt: '',
    email: 'pat@example.com',
    preferedContact: 'PhoneCall',
    password: 'Trailhead7',
    passwordConf: 'Trailhead7',
  });
});

it.each([
  [
    'keeps where the person wanted to go, for the mailed link too',
    '/camper/create',
    '?returnUrl=%2Fcamper%2Fcreate',
    '/camper/create',
  ],
  [
    'leaves a place out of the mail that has words of its own',
    '/contact?q=a',
    '?returnUrl=%2Fcontact%3Fq%3Da',
    undefined,
  ],
  ['keeps no place of another site', '//elsewhere.example', '', undefined],
])('%s', async (_what, returnUrl, search, mailed) => {
  const address = `/register?returnUrl=${encodeURIComponent(returnUrl)}`;
  const { router, fake } = await fillAndSend({ [register]: done }, {}, address);

  await waitFor(() => expect(router.state.location.pathname).toBe('/user/verify'));
  expect(router.state.location.search).toBe(search);
  expect((fake.callsOf(register)[0]?.body as { returnUrl?: string }).returnUrl).toBe(mailed);
});

it('links people who are already registered to the login, with their destination', () => {
  renderPage(<RegisterPage />, '/register?returnUrl=%2Fcamper%2Fcreate');

  const login = screen.getByRole('link', { name: 'Login' });
  expect(login).toHaveAttribute('href', '/login?returnUrl=%2Fcamper%2Fcreate');
});

it('reports a mismatch at the confirmation and in its own toast, and sends nothing', async () => {
  const { fake } = await fillAndSend({ [register]: done }, { 'Confirm password': 'Trailhead8' });

  await screen.findByText('Passwords do not match. Please check your password.');
  expect(fieldOf('Confirm password')).toHaveAccessibleDescription(expect.stringContaining(passwordsDiffer));
  expect(screen.queryByText('Form invalid. Please correct any errors.')).not.toBeInTheDocument();
  expect(fake.callsOf(register)).toEqual([]);
});

it('clears the mismatch when the password itself is corrected', async () => {
  const { user } = await fillAndSend({ [register]: done }, { Password: 'Trailhead8' });
  await screen.findByText('Passwords do not match. Please check your password.');

  await user.clear(fieldOf('Password'));
  await user.type(fieldOf('Password'), 'Trailhead7');

  await waitFor(() => expect(fieldOf('Confirm password')).toBeValid());
});

it.each([
  ['Password1', 'This password is common and easy to guess. Choose another one.'],
  ['PatParent.1', 'Choose a password that isn’t based on your name or email address.'],
])('rejects %s, warns of it while it is typed and sends nothing', async (password, error) => {
  const { user, fake } = await fillAndSend(
    { [register]: done },
    { Password: password, 'Confirm password': password, 'Zip code': '1' },
  );
  await screen.findByText(/Try three unrelated words/);

  await user.click(screen.getByRole('button', { name: 'Sign up' }));

  await waitFor(() =>
    expect(fieldOf('Password')).toHaveAccessibleDescription(expect.stringContaining(error)),
  );
  expect(fieldOf('Zip code')).toHaveAccessibleDescription(zipWrong);
  expect(fake.callsOf(register)).toEqual([]);
});

it.each([
  {
    when: 'nothing is filled in',
    changes: Object.fromEntries(Object.keys(answers).map((label) => [label, ''])),
  },
  {
    when: 'everything is wrong',
    changes: {
      'First name': 'x'.repeat(51),
      'Last name': 'x'.repeat(51),
      'Street address': 'x'.repeat(51),
      City: 'x'.repeat(51),
      State: 'C1',
      'Zip code': '1234',
      Country: 'x'.repeat(51),
      Phone: '12',
      Email: 'nonsense',
      Password: 'lowercase1',
      'Confirm password': 'lowercase1',
    },
  },
])('shows what is wrong beside each field and in the summary when $when', async ({ changes }) => {
  const { fake } = await fillAndSend({ [register]: done }, changes);

  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  await openErrorSections();
  const messages = Object.entries(sentencesFor({ ...answers, ...changes }));
  expect(messages).toHaveLength(Object.keys(answers).length - 1);
  for (const [label, message] of messages) {
    expect(fieldOf(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(within(summary).getAllByText(message)).not.toHaveLength(0);
  }
  expect(screen.getByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(fieldOf('First name')).toHaveFocus();
  expect(fake.callsOf(register)).toEqual([]);
});

it('requires the selections', async () => {
  fakeApi({});
  const { user } = renderPage(<RegisterPage />, '/register');

  await user.click(screen.getByRole('button', { name: 'Sign up' }));

  await screen.findByText(accountSentences.missing.userType);
  await openErrorSections();
  expect(screen.getAllByText(accountSentences.missing.userType)).toHaveLength(2);
  expect(screen.getAllByText(accountSentences.missing.preferedContact)).toHaveLength(2);
});

it('lists errors in page order, and repeated messages with their question', async () => {
  await fillAndSend({}, { City: '', 'First name': '', Phone: '12' });
  fireEvent.change(fieldOf('Alternate phone'), { target: { value: '34' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));

  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  await waitFor(() =>
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      accountSentences.missing.nameFirst,
      accountSentences.missing.addressCity,
      phoneMissing,
      `Alternate phone: ${phoneMissing}`,
    ]),
  );
});

it('shows the server’s error at its field', async () => {
  const errors = [{ path: 'addressZip', message: zipWrong }];
  await fillAndSend({ [register]: refusal(400, 'Please correct the form.', { errors }) });

  await screen.findByText('Please correct the form.');
  expect(fieldOf('Zip code')).toHaveAccessibleDescription(expect.stringContaining(zipWrong));
  expect(fieldOf('Zip code')).toHaveFocus();
});

it('warns of a common password without rejecting it', async () => {
  fakeApi({});
  const { user } = renderPage(<RegisterPage />, '/register');

  await user.click(fieldOf('Password'));
  await user.paste('Passw0rd1');

  await expect(screen.findByText(/This password is common/)).resolves.toBeVisible();
});
