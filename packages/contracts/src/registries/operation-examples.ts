import { campYearDefaults } from '../camp/dates';
import { camperRecord } from '../camper/record';
import { counselorApplicationRecord } from '../counselor-application/record';
import { counselorRecord } from '../counselor/record';
import type { InputOf } from '../operations/operation';
import { parentRecord } from '../parent/record';
import type { RecordDeclaration } from '../records/record';
import { sampleOf } from '../records/sample-of';
import { staffApplicationRecord } from '../staff-application/record';
import { staffProfileRecord } from '../staff-profile/record';
import { userRecord } from '../user/record';
import type { OperationName, operations } from './operations';

type BodyOf<Name extends OperationName> =
  InputOf<(typeof operations)[Name]> extends { body: infer Body } ? Body : never;

/** Names of the calls with a body. */
type WithBody = { [Name in OperationName]: [BodyOf<Name>] extends [never] ? never : Name }[OperationName];

const email = 'rivera@example.org';
const password = 'Marshmallow1';
const passwords = { newPassword: password, newPasswordConf: password };
const mailedSecret = 'the secret of the emailed link';
const record = '68a1f0c2e4b0a1d2c3f4a5b6';
const campersOf2019 = { kind: 'camper', fields: ['nameFirst', 'nameLast'], year: '2019' };
const passwordResetWords = {
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  text: '{greeting}\n\nUse this link.',
};
const toFamilies = {
  list: 'camper',
  query: 'status=paid',
  subject: 'News',
  text: 'See you on Sunday!',
} as const;
const theme = { campTheme: 'Rooted', skitTheme: 'Fairy tales', danceTheme: 'Neon' };
const directors = {
  director1Name: 'Dana Director',
  director1Phone: '(303) 555-0101',
  director2Name: 'Devon Director',
  director2Phone: '(303) 555-0102',
  counselorDirector1Name: 'Casey Counselor',
  counselorDirector1Phone: '(303) 555-0103',
  counselorDirector2Name: 'Chris Counselor',
  counselorDirector2Phone: '(303) 555-0104',
};

/** A browser's form sends text only. */
const exampleOf = (declared: RecordDeclaration) =>
  Object.fromEntries(
    Object.entries(sampleOf(declared)).map(([name, value]) => [
      name,
      declared.fields[name]?.kind === 'number' ? Number(value) : value,
    ]),
  );

const campYear = 2040;
const campDates = Object.fromEntries(
  Object.entries(campYearDefaults(campYear)).map(([name, date]) => [name, date.toISOString().slice(0, 10)]),
);

/** The beginning of what a browser answers about a passkey. */
const passkeyExample = { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key' };

/** A valid body of each call that has one, for the generated API page. The ids are invented. */
export const operationExamples: Record<WithBody, object> = {
  'user.register': exampleOf(userRecord),
  'user.login': { email, password },
  'user.login-second-factor': { challenge: 'the challenge of the first step', code: '123456' },
  'user.start-second-factor': { current: password },
  'user.confirm-second-factor': { code: '123456' },
  'user.new-recovery-codes': { code: '123456' },
  'user.remove-second-factor': { code: 'ABCD-EFGH-JKLM-NPQR' },
  'user.prove': { current: password },
  'user.start-passkey': { current: password },
  'user.add-passkey': {
    name: 'My phone',
    passkey: {
      ...passkeyExample,
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZQ',
      },
    },
  },
  'user.rename-passkey': { name: 'My laptop' },
  'user.ask-login-passkey': { challenge: 'the challenge of the first step' },
  'user.end-session': { sessionId: '0.7d3b2f0e-5c1a-4c7e-9d2f-1a2b3c4d5e6f' },
  'user.verify': { email, emailVerificationUUID: mailedSecret },
  'user.resend-verification': { email },
  'user.send-password-reset': { email },
  'user.reset-password': { email, uuid: mailedSecret, ...passwords },
  'user.undo-address-change': { email, uuid: mailedSecret, ...passwords },
  'user.change-password': { current: password, ...passwords },
  'user.update': { phone: '(303) 555-0188' },
  'user.ask-erasure': { ask: 'Yes' },
  'user.send-link': { kind: 'reset' },
  'role.create': { name: 'Nurse', actions: { camper: { 'view-all': true, data: true } } },
  'role.update': { actions: { camper: { 'view-all': true } } },
  'camp.create': {
    year: campYear,
    ...campDates,
    registrationCost: 300,
    waitListAfter: 40,
    ...theme,
    ...directors,
  },
  'camp.update': theme,
  'camper.create': exampleOf(camperRecord),
  'camper.update': { school: 'Lincoln School' },
  'camper.send-payment-link': { campers: [record] },
  'camper.waitlist': { campers: [record], waitlist: true },
  'camper.keep-both': { campers: [record, '68a1f0c2e4b0a1d2c3f4a5b7'] },
  'camper-waitlist.create': exampleOf(camperRecord),
  'parent.create': exampleOf(parentRecord),
  'parent.update': { addressCity: 'Aspen' },
  'staff.create': exampleOf(staffApplicationRecord),
  'staff.update': { hobbiesInterests: 'Kites' },
  'counselor.create': exampleOf(counselorRecord),
  'counselor.update': { school: 'Lincoln School' },
  'counselor-app.create': { ...exampleOf(counselorApplicationRecord), counselor: record },
  'counselor-app.update': { campExperience: 'Day camp at the lake.' },
  'covid-19-upload.update-camper': { covid: 'No' },
  'covid-19-upload.update-counselor': { covid: 'No' },
  'covid-19-upload.update-staff': { covid: 'No' },
  'covid-19-upload.create': { objectToUpload: record, type: 'Camper', covid: 'No' },
  'stripe.create': { campers: [record] },
  'stripe.webhook': {
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: {} },
  },
  'stripe.donate': { amount: 25 },
  'stripe.refund': { payment: record, reason: 'You told us in time.' },
  'stripe.reconcile': { action: 'keep-record' },
  'staff-about.create': exampleOf(staffProfileRecord),
  'staff-about.update': { hobbies: 'Kites' },
  'content.preview': { source: { eligibility: 'Counselors must be in 10th grade.' } },
  'content.preview-mail': { source: passwordResetWords, person: 0 },
  'content.test-mail': { source: passwordResetWords, person: 0 },
  'content.save': { version: 0, source: { eligibility: 'Counselors must be in 10th grade.' } },
  'photograph.create': { name: 'lake.jpg' },
  'photograph.update': { alt: 'Children jump into a lake.', consent: true, inGallery: true },
  'photograph.order': { photographs: [record] },
  'view.create': { list: 'camper', name: 'Fifth grade', query: 'grade=5th' },
  'message.preview': toFamilies,
  'message.test': toFamilies,
  'message.send': toFamilies,
  'note.create': { record, text: 'Sleeps with a light on.' },
  'import.read': { kind: 'camper' },
  'import.check': campersOf2019,
  'import.store': campersOf2019,
  'import.change': { answers: { nameLast: 'Rivera' } },
  'import.connect': { email },
  'test.create': { stuff: 'Tents' },
  'access-token.create': {
    name: 'Bus planner',
    scopes: ['camper:view-all'],
    days: '90',
    current: password,
  },
  'outgoing-webhook.create': {
    address: 'https://hooks.example.org/camp',
    events: ['camper.registered'],
  },
  'outgoing-webhook.update': { isOn: false },
  'failed-work.delete': { reason: 'The family was called.' },
};
