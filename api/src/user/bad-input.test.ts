import { passwordWrong } from '@camp/contracts/test/sentences/user';
import { registerSchema, userFieldsSchema } from '@camp/contracts/user/account-schemas';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { generousLimits, serveApi } from '../../test/api-under-test';

const api = serveApi({ limits: generousLimits });

const fine = signUpForm({ nameFirst: 'Ann', nameLast: 'Arbor', email: 'ann@example.com' });
type Field = keyof typeof fine;

/** A field and its sent value. `packages/contracts/src/user/record.test.ts` tests the messages. */
const wrong: [Field, unknown][] = [
  ['nameFirst', ''],
  ['nameFirst', 'x'.repeat(51)],
  ['nameLast', '   '],
  ['nameLast', ['a', 'b']],
  ['userType', 'Admin'],
  ['addressStreet', ''],
  ['addressStreet', 'x'.repeat(51)],
  ['addressCity', ''],
  ['addressState', 'Colorado'],
  ['addressZip', '8000'],
  ['addressCountry', ''],
  ['phone', ''],
  ['phone', '123'],
  ['phoneAlt', '123'],
  ['email', 'ann@'],
  ['email', 'ann@example.com\r\nBcc: bob@example.com'],
  ['email', { $gt: '' }],
  ['preferedContact', ''],
  ['passwordConf', 'Sunshine2'],
];

const sentenceFor = (form: object) => registerSchema.safeParse(form).error?.issues[0]?.message;

afterEach(async () => {
  expect(await api.models.User.countDocuments()).toBe(0);
  expect(await api.models.AccountRequest.countDocuments()).toBe(0);
  expect(await api.models.Outbox.countDocuments()).toBe(0);
});

it.each(wrong)('sign-up with %s = %j is refused on the field and stores nothing', async (field, value) => {
  const form = { ...fine, [field]: value };
  const { status, body } = await api.visitor.post('/api/user/register', form);
  const message = sentenceFor(form);
  expect(message).toMatch(/^[A-Z]/);
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
          message: passwordWrong,
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
