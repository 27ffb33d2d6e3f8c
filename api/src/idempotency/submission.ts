import { createHash, createHmac } from 'node:crypto';
import { keyOfAnotherForm } from '@camp/contracts/forms/messages';
import { derivedKey } from '@camp/runtime/derived-key';
import { trusted, type ClientSession, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { ProblemError } from '../refusals/problem';

/** A form without a key counts as the same submit for this long, in milliseconds (docs/calls.md). */
export const repeatedSubmit = 60_000;

/** Most characters of an Idempotency-Key. A browser sends 32. */
const longestKey = 200;

/** Identifies a repeated submit. */
export interface Submission {
  /** Stored with the record as `submissionKey`, which is unique for its owner. */
  key: string;
  /** Hash of the whole form, stored with the record as `submissionBody`. */
  body: string;
  /** Whether the sender chose the key. Such a key never expires. */
  named: boolean;
}

/** A record's fields about the submit that created it. */
export interface Submitted {
  submissionKey?: string;
  /** Missing in records of earlier versions. */
  submissionBody?: string;
  createdAt: Date;
}

/** The fields that a record stores about its submit. */
export const submittedBy = ({ key, body }: Submission) => ({ submissionKey: key, submissionBody: body });

/**
 * Identifies a submit by the sender's Idempotency-Key, or else by the whole form.
 * @param idempotencyKey - the header
 * @param scope - whose submits these are, or for which camp
 * @param secret - JWT_SECRET, for a form with medical answers. Without it, nobody can test guesses against the hash
 * @throws ProblemError 400 for a key that is too long
 */
export function submissionOf(
  idempotencyKey: string | string[] | undefined,
  scope: string,
  form: object,
  picture?: Buffer,
  secret?: string,
): Submission {
  const hash = bodyHash(form, picture);
  const body =
    secret === undefined
      ? hash
      : createHmac('sha256', derivedKey(secret, 'submitted forms')).update(hash).digest('base64url');
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '') {
    return { key: `body-${hashOf(scope, body)}`, body, named: false };
  }
  if (idempotencyKey.length > longestKey)
    throw new ProblemError('malformed', `An Idempotency-Key has at most ${longestKey} characters.`);
  return { key: `key-${hashOf(scope, idempotencyKey)}`, body, named: true };
}

/**
 * Whether the same submit created the stored record.
 * @throws ProblemError 409 if the sender used the key for another form
 */
export function isSameSubmit(submission: Submission, stored: Submitted, now: Date): boolean {
  if (stored.submissionKey !== submission.key) return false;
  if (!submission.named) return now.getTime() - stored.createdAt.getTime() < repeatedSubmit;
  if (stored.submissionBody !== undefined && stored.submissionBody !== submission.body)
    throw new ProblemError('conflict', keyOfAnotherForm);
  return true;
}

/**
 * Removes the key from an old record with the same body, in the transaction of the new record. Otherwise a unique index
 * on `submissionKey` would refuse the new one.
 * @param among - the index's fields before the key
 */
export async function leaveOldKey<Stored extends Submitted>(
  model: Model<Stored>,
  { key: submissionKey, named }: Submission,
  now: Date,
  session: ClientSession,
  among: QueryFilter<Stored> = {},
): Promise<void> {
  if (named) return;
  const longAgo = trusted({ $lte: new Date(now.getTime() - repeatedSubmit) });
  const old = { ...among, submissionKey, createdAt: longAgo } as QueryFilter<Stored>;
  await model.updateOne(old, { $unset: { submissionKey: 1 } } as UpdateQuery<Stored>, { session });
}

function bodyHash(form: object, picture: Buffer | undefined): string {
  const names = Object.keys(form).sort();
  const sorted = names.map((name) => [name, (form as Record<string, unknown>)[name]]);
  return hashOf(JSON.stringify(sorted), picture ?? '');
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}
