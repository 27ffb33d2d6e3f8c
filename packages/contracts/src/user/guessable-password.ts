import type * as z from 'zod';
import { campContent } from '../content/camp';
import { alongWithOtherErrors } from '../forms/along-with-other-errors';
import { passwordLimit } from '../forms/limits';
import { commonPasswords } from './common-passwords';
import { passwordsAnyCase } from './leaked-in-lower-case';
import { passwordsThatFit } from './leaked-passwords';
import { isSimplePassword } from './simple-password';

/** The error of a common password. */
export const commonPassword = 'This password is common and easy to guess. Choose another one.';

/** The error of a password that acquaintances would try first. */
export const ownNamePassword = 'Choose a password that isn’t based on your name or email address.';

/** The person whose details a password must not contain. Unknown details are absent. */
export interface PasswordOwner {
  nameFirst?: string | undefined;
  nameLast?: string | undefined;
  email?: string | undefined;
}

/** Shorter words of a name occur in too many other words. */
const shortestWord = 3;
/** A password with so few other characters is still mostly the name. */
const fewLetters = 2;

/**
 * The error of a valid but guessable password (docs/product/user.md). Such a password is common or a simple pattern,
 * ignoring case and symbols at its end, or little more than the camp's name or the person's own name or address.
 *
 * @param password as typed. Above `passwordLimit` there is no error
 * @returns the sentence for the person, or nothing
 */
export function passwordError(password: string, owner: PasswordOwner): string | undefined {
  if (password.length > passwordLimit) return undefined;
  const lower = plain(password);
  const bare = withoutEndingSigns(lower);
  if (isListed(lower) || isListed(bare)) return commonPassword;
  const { nameFirst = '', nameLast = '', email = '' } = owner;
  if (isMadeOf(lower, wordsOf(nameFirst, nameLast, email))) return ownNamePassword;
  if (isMadeOf(lower, wordsOf(campContent.name))) return commonPassword;
  return isSimplePassword(bare) ? commonPassword : undefined;
}

const isListed = (lower: string) =>
  [commonPasswords, passwordsThatFit, passwordsAnyCase].some((list) => list.has(lower));

/**
 * Adds that error to a form's new password, beside its other errors.
 *
 * @param form has the person's names and address, as far as the call has them
 * @param field the new password's name
 */
export function withUnguessablePassword<Form extends z.ZodType<object>>(form: Form, field: string): Form {
  const errorOf = (values: unknown) => {
    const { [field]: password, ...owner } = values as Record<string, unknown>;
    return typeof password === 'string' ? passwordError(password, textsOf(owner)) : undefined;
  };
  return form.refine((values) => errorOf(values) === undefined, {
    path: [field],
    error: ({ input }) => errorOf(input),
    ...alongWithOtherErrors,
  });
}

/** An unchecked form may contain any value. */
function textsOf({ nameFirst, nameLast, email }: Record<string, unknown>): PasswordOwner {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { nameFirst: textOf(nameFirst), nameLast: textOf(nameLast), email: textOf(email) };
}

/** Converts to lower case without accents, since Zoë may type zoe. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function withoutEndingSigns(text: string): string {
  let end = text.length;
  while (end > 0 && /[^\p{L}\d]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The words of names and addresses, longest first. */
const wordsOf = (...texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => plain(text).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);

function isMadeOf(password: string, words: readonly string[]): boolean {
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), password);
  return rest !== password && rest.replace(/\P{L}/gu, '').length <= fewLetters;
}
