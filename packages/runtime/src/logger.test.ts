import { Writable } from 'node:stream';
import { createLogger } from './logger';

function capture() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger({ name: 'test', level: 'info', destination });
  return { logger, last: () => lines.at(-1) ?? '' };
}

describe('the log', () => {
  it.each([
    ['a password', { body: { password: 'Secret123' } }, 'Secret123'],
    ['a nested email address', { user: { email: 'ann@example.com' } }, 'ann@example.com'],
    ['a phone', { phone: '555-123-4567' }, '4567'],
    ['a medical answer', { camper: { allergicReactionsVal: 'peanuts' } }, 'peanuts'],
    ['an authorization header', { req: { headers: { authorization: 'Bearer abc' } } }, 'Bearer'],
    ['a cookie', { headers: { cookie: 'XSRF-TOKEN=1' } }, 'XSRF'],
    ['an email address inside a text', { note: 'mail to ann@example.com failed' }, 'ann@'],
    ['a phone number inside a text', { note: 'call (555) 123-4567 now' }, '4567'],
    ['a link secret in an address', { url: '/user/verify?uuid=abcdef' }, 'abcdef'],
    ['a database password', { uri: 'mongodb://me:pass1@host/db' }, 'pass1'],
    ['picture bytes', { picture: Buffer.from('bytes') }, 'bytes'],
  ])('hides %s', (_what, line, secret) => {
    const { logger, last } = capture();
    logger.info(line, 'written');
    expect(last()).toContain('written');
    expect(last()).not.toContain(secret);
  });

  it.each([
    ...['password', 'passwordConf', 'email', 'phone', 'phoneAlt', 'addressStreet', 'preferedContact'],
    ...['birthdate', 'school', 'parentNameFirst', 'emailAddress', 'phoneNumber', 'phoneNumberAlt'],
    ...['emergencyContactPhone', 'dropOffContactPhone', 'pickUpContactPhone', 'pickUpContactRelation'],
    ...['asthma', 'noseBleeds', 'dizzinessFainting', 'diabetes', 'allergicReactions', 'allergicReactionsVal'],
    ...['dietaryRestrictions', 'dietaryRestrictionsVal', 'behavioralConcerns', 'behavioralConcernsVal'],
    ...['recentSeriousIllness', 'recentSeriousIllnessVal', 'restrictedActivity', 'restrictedActivityVal'],
    ...['medications', 'medicationsVal', 'medicalComments', 'tdap', 'mmr', 'covid', 'covidVaccineImage'],
    ...['pediatricianName', 'pediatricianNumber', 'doctorName', 'doctorNumber'],
  ])('hides the answer to %s', (name) => {
    const { logger, last } = capture();
    logger.info({ changes: { [name]: 'told by a family' } }, 'written');
    expect(last()).toContain('written');
    expect(last()).not.toContain('told by a family');
  });

  it('hides personal data in errors and messages (S60)', () => {
    const { logger, last } = capture();
    logger.error({ err: new Error('ann@example.com is taken') }, 'for bob@example.com');
    expect(last()).not.toMatch(/ann@|bob@/);
    expect(last()).toContain('is taken');
  });

  it('logs an error’s type and stack, without ids and fields of libraries (S60)', () => {
    const { logger, last } = capture();
    const error = Object.assign(
      new Error('No camper 64b000000000000000000001 of cs_test_a1B2c3 or pi_3Oabc'),
      {
        code: 'ODD',
        keyValue: { campId: '64b000000000000000000002' },
        raw: { id: 'cs_test_a1B2c3' },
      },
    );
    logger.error({ err: error, eventId: '64b000000000000000000003' }, 'written');
    const { err, eventId } = JSON.parse(last());
    expect(err).toEqual({
      type: 'Error',
      code: 'ODD',
      message: 'No camper [id] of [id] or [id]',
      stack: expect.arrayContaining([expect.stringContaining('logger.test.ts')]),
    });
    expect(eventId).toBe('64b000000000000000000003');
  });

  it.each([
    ['an address', `${'x'.repeat(40)} ann@example.com `, 'ann'],
    ['a password in an address', `${'x'.repeat(30)} mongodb://me:pass1word@host/db `, 'pass'],
    ['an address behind a long secret', `/?token=${'x'.repeat(480)}&email=ann@example.com`, 'ann'],
  ])('hides %s where a long text is cut', (_what, beginning, secret) => {
    const { logger, last } = capture();
    logger.info({ long: beginning.padEnd(600, 'y') }, 'written');
    expect(last()).toContain('characters)');
    expect(last()).not.toContain(secret);
  });

  it('cuts texts of more than 500 characters to 50', () => {
    const { logger, last } = capture();
    logger.info({ long: 'x'.repeat(501), fits: 'y'.repeat(500) });
    expect(last()).toMatch(/"x{50}[^x]/);
    expect(last()).toContain('y'.repeat(500));
  });
});
