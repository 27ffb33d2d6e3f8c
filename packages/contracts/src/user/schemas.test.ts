import { passwordsDiffer, passwordWrong } from '../../test/sentences/user';
import { registerSchema } from './account-schemas';
import { resetPasswordSchema } from './schemas';

const form = (changes: Record<string, unknown> = {}) => ({
  nameFirst: 'Ada',
  nameLast: 'Hale',
  userType: 'Parent',
  addressStreet: '1 Pine Road',
  addressCity: 'Boulder',
  addressState: 'CO',
  addressZip: '80301',
  addressCountry: 'USA',
  phone: '303-555-0101',
  email: 'ada@example.com',
  preferedContact: 'Email',
  password: 'Campfire7',
  passwordConf: 'Campfire7',
  ...changes,
});

const errors = (changes: Record<string, unknown>) =>
  (registerSchema.safeParse(form(changes)).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );

describe('sign-up', () => {
  it('accepts a complete form', () => {
    expect(errors({})).toEqual([]);
  });

  it.each(['Short1a', 'nouppercase1', 'NOLOWERCASE1', 'NoDigitsHere', `Aa1${'x'.repeat(30)}`])(
    'rejects the password %s',
    (password) => {
      expect(errors({ password, passwordConf: password })).toEqual([`password: ${passwordWrong}`]);
    },
  );

  it('reports a mismatch together with all other errors', () => {
    expect(errors({ nameFirst: '', passwordConf: 'other' })).toHaveLength(2);
  });
});

describe('password reset', () => {
  it('requires a matching confirmation', () => {
    const result = resetPasswordSchema.safeParse({
      email: 'ada@example.com',
      uuid: 'token',
      newPassword: 'Campfire7',
      newPasswordConf: 'Campfire8',
    });
    expect(result.error?.issues).toMatchObject([{ path: ['newPasswordConf'], message: passwordsDiffer }]);
  });
});
