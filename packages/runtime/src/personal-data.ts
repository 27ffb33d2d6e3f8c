import { isNativeError } from 'node:util/types';
import { isTransient, namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { records } from '@camp/contracts/registries/records';

const longestValue = 500;
const longestExcerpt = 50;
const deepest = 6;
const hidden = '[hidden]';

/** Fields with contact data, medical answers and secrets. */
const declaredNames = Object.values<RecordDeclaration>(records).flatMap((record) => [
  ...namesAt(record, 'contact', 'medical'),
  ...Object.keys(record.fields).filter((name) => isTransient(record.fields[name]!)),
]);

/** Names whose value never reaches a log, in lower case. */
const hiddenNames = new Set(
  [
    'authorization',
    'cookie',
    'set-cookie',
    'x-xsrf-token',
    'current',
    'passwordHash',
    'newPassword',
    'newPasswordConf',
    'token',
    'tokenHash',
    'uuid',
    'emailVerificationUUID',
    'secret',
    'emailKey',
    'pendingEmail',
    'formerEmail',
    'parentEmailAddress',
    'parentPhoneNumber',
    'medical',
    'flags',
    'body',
    ...declaredNames,
  ].map((name) => name.toLowerCase()),
);

const emailAddress = /[^\s@<>"'(),:;]{1,64}@[^\s@<>"'(),:;]+\.[^\s@<>"'(),:;]{2,}/g;
const webToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const phoneNumber = /(?<![\w.-])\+?1?[-. ]?\(?\d{3}\)?[-. ]\d{3}[-. ]?\d{4}(?![\w.-])/g;
const secretInAddress = /((?:uuid|token|password|emailVerificationUUID)=)[^&\s"']+/gi;
const credentialsInAddress = /(:\/\/)[^/\s@:]*:[^/\s@]*@/g;

/**
 * A copy that may be logged (docs/reliability.md, Logs). Values of sensitive fields are hidden, and addresses, phone
 * numbers and tokens are removed from texts. A text of more than 500 characters is cut to 50.
 */
export function withoutPersonalData<Value>(value: Value, depth = 0): unknown {
  if (typeof value === 'string') return readable(value);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value;
  if (depth > deepest || ArrayBuffer.isView(value)) return hidden;
  if (Array.isArray(value)) return value.map((item) => withoutPersonalData(item, depth + 1));
  // The logger's error serializer calls this function again with a plain object.
  if (isNativeError(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      hiddenNames.has(name.toLowerCase()) ? hidden : withoutPersonalData(part, depth + 1),
    ]),
  );
}

function readable(text: string): string {
  if (text.length <= longestValue) return withoutSecrets(text);
  // Secrets are hidden before the text is cut, since no pattern matches half an address.
  return `${withoutSecrets(wholeBeginning(text)).slice(0, longestExcerpt)}… (${text.length} characters)`;
}

/** The longest allowed part of the text, up to a separator, so that no value is cut in two. */
function wholeBeginning(text: string): string {
  const beginning = text.slice(0, longestValue);
  const end = Math.max(...[' ', '\n', ',', ';', '&'].map((between) => beginning.lastIndexOf(between)));
  return end > 0 ? beginning.slice(0, end) : beginning;
}

function withoutSecrets(text: string): string {
  let masked = text;
  // Log lines are full of ids and routes. Looking for a single character rules out most patterns faster than the
  // pattern does.
  if (masked.includes('://')) masked = masked.replace(credentialsInAddress, `$1${hidden}@`);
  if (masked.includes('eyJ')) masked = masked.replace(webToken, hidden);
  if (masked.includes('@')) masked = masked.replace(emailAddress, hidden);
  if (masked.includes('=')) masked = masked.replace(secretInAddress, `$1${hidden}`);
  return masked.replace(phoneNumber, hidden);
}
