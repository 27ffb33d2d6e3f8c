import { userFieldsSchema } from '@camp/contracts/user/account-schemas';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { generousLimits, serveApi } from '../../test/api-under-test';

const api = serveApi({ limits: generousLimits });

const fine = signUpForm({ nameFirst: 'Ann', nameLast: 'Arbor', email: 'ann@example.com' });
type Field = keyof typeof fine;

/** Field, what is sent, and the specification's sentence (docs/product/user.md). */
const wrong: [Field, unknown, string][] = [
  ['nameFirst', '', 'First Name is required.'],
  ['nameFirst', 'x'.repeat(51), 'Enter a first name (between 1 and 50 characters).'],
  ['nameLast', '   ', 'Last Name is required.'],
  ['nameLast', ['a', 'b'], 'Last Name is required.'],
  ['userType', 'Admin', 'Choose a User Type'],
  ['addressStreet', '', 'Enter a street address'],
  ['addressStreet', 'x'.repeat(51), 'Enter an address between 1 and 50 characters.'],
  ['addressCity', '', 'Enter a city.'],
  ['addressState', 'Colorado', 'Enter a state.'],
  ['addressZip', '8000', 'Enter a Zip Code.'],
  ['addressCountry', '', 'Enter a Country.'],
  ['phone', '', 'Enter a phone number.'],
  ['phone', '123', 'Enter a phone number, including area code.'],
  ['phoneAlt', '123', 'Enter a phone number, including area code.'],
  ['email', 'ann@', 'Enter a valid email address.'],
  ['email', 'ann@example.com\r\nBcc: bob@example.com', 'Enter a valid email address.'],
  ['email', { $gt: '' }, 'Enter a valid email address.'],
  ['preferedContact', '', 'Choose Email, Text or Phone Call'],
  ['passwordConf', 'Sunshine2', 'Passwords do not match!'],
];

afterEach(async () => {
  expect(await api.models.User.countDocuments()).toBe(0);
  expect(await api.models.AccountRequest.countDocuments()).toBe(0);
  expect(await api.models.Outbox.countDocuments()).toBe(0);
});

it.each(wrong)('sign-up with %s = %j says so and stores nothing', async (field, value, message) => {
  const { status, body } = await api.visitor.post('/api/user/register', { ...fine, [field]: value });
  expect([status, body.message, body.errors]).toEqual([400, message, [{ path: field, message }]]);
});

it.each(['short1A', 'alllowercase1', 'ALLUPPERCASE1', 'NoDigitsHere', `Aa1${'x'.repeat(30)}`])(
  'refuses the password %s',
  async (password) => {
    const form = { ...fine, password, passwordConf: password };
    const { status, body } = await api.visitor.post('/api/user/register', form);
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          path: 'password',
          message: 'Enter a password (8 to 32 characters, at least one upper case letter and number).',
        },
      ],
    ]);
  },
);

it('names every missing field at once, in JSON and in a form', async () => {
  const required = Object.keys(userFieldsSchema.shape).filter((field) => field !== 'phoneAlt');
  const answers = [
    await api.visitor.post('/api/user/register', {}),
    await api.visitor.post('/api/user/register').field('nameFirst', '').field('email[$gt]', ''),
    await api.visitor.post('/api/user/register'),
  ];
  for (const { status, body } of answers) {
    expect([status, body.message]).toEqual([400, 'Form invalid. Please correct any errors.']);
    const named = body.errors.map(({ path }: { path: string }) => path);
    expect(named).toEqual(expect.arrayContaining([...required, 'password']));
    expect(new Set(named).size).toBe(named.length);
  }
});
