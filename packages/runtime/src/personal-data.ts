import { isNativeError } from 'node:util/types';
import { camperMedicalFields } from '@camp/contracts/camper/options';

const longestValue = 500;
const keptOfLongValue = 50;
const deepest = 6;
const hidden = '[hidden]';

/** Names whose value never reaches a log, in lower case: secrets, what reaches a person, what a doctor knows. */
const hiddenNames = new Set(
  [
    'authorization',
    'cookie',
    'set-cookie',
    'x-xsrf-token',
    'password',
    'passwordConf',
    'current',
    'passwordHash',
    'newPassword',
    'newPasswordConf',
    'token',
    'tokenHash',
    'uuid',
    'emailVerificationUUID',
    'secret',
    'email',
    'emailKey',
    'pendingEmail',
    'formerEmail',
    'emailAddress',
    'parentEmailAddress',
    'phone',
    'phoneAlt',
    'phoneNumber',
    'phoneNumberAlt',
    'parentPhoneNumber',
    'emergencyContactPhone',
    'dropOffContactPhone',
    'pickUpContactPhone',
    'doctorNumber',
    'medical',
    'covidVaccineImage',
    'flags',
    'body',
    ...camperMedicalFields,
  ].map((name) => name.toLowerCase()),
);

const emailAddress = /[^\s@<>"'(),:;]{1,64}@[^\s@<>"'(),:;]+\.[^\s@<>"'(),:;]{2,}/g;
const webToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const phoneNumber = /(?<![\w.-])\+?1?[-. ]?\(?\d{3}\)?[-. ]\d{3}[-. ]?\d{4}(?![\w.-])/g;
const secretInAddress = /((?:uuid|token|password|emailVerificationUUID)=)[^&\s"']+/gi;
const credentialsInAddress = /(:\/\/)[^/\s@:]*:[^/\s@]*@/g;

/**
 * A copy that may be logged: values under telling names are hidden, addresses, phone numbers and tokens are cut out
 * of texts, and a text of more than 500 characters keeps 50 (reliability-and-security.md, Logs).
 */
export function withoutPersonalData<Value>(value: Value, depth = 0): unknown {
  if (typeof value === 'string') return readable(value);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value;
  if (depth > deepest || ArrayBuffer.isView(value)) return hidden;
  if (Array.isArray(value)) return value.map((item) => withoutPersonalData(item, depth + 1));
  // An error is left to its serializer, which comes back here with a plain object.
  if (isNativeError(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      hiddenNames.has(name.toLowerCase()) ? hidden : withoutPersonalData(part, depth + 1),
    ]),
  );
}

function readable(text: string): string {
  const kept =
    text.length > longestValue ? `${text.slice(0, keptOfLongValue)}… (${text.length} characters)` : text;
  return kept
    .replace(credentialsInAddress, `$1${hidden}@`)
    .replace(webToken, hidden)
    .replace(emailAddress, hidden)
    .replace(secretInAddress, `$1${hidden}`)
    .replace(phoneNumber, hidden);
}
