import { draftPrefix } from '@camp/api-client/session';
import { formatTime } from '@camp/contracts/camp/moments';
import { answerNames, fieldOf, namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { FormValues } from '../form-values';

/** Answers by name, as typed; what is agreed to is asked anew, and a picture cannot be kept. */
export type DraftAnswers = Record<string, string | string[]>;

/** A form that was begun and not sent, kept on the device. */
export interface Draft {
  savedAt: string;
  /** Of the declaration that the form had. */
  version: number;
  /** Whether the person agreed to keep medical answers on this device. */
  keepsMedical: boolean;
  answers: DraftAnswers;
  /** The page on which it was typed last, where more than one has its form. */
  path?: string;
}

/** After this many days a draft is removed. */
const retentionInDays = 30;

/** Stands in a key for a form that began empty. */
const newForm = 'new';

const prefixOf = ({ name }: RecordDeclaration) => `${draftPrefix}${name}:`;

/** Where the draft of one form lies: each person, camp year and copied record has their own. */
export const draftKey = (
  record: RecordDeclaration,
  userId: string,
  campYear: number,
  copyFrom: string | null,
): string => prefixOf(record) + [userId, campYear, copyFrom ?? newForm].join(':');

/**
 * Of these answers, those that may stay on the device.
 *
 * @param values of a form, or of a draft that another version of it wrote
 * @param keepsMedical whether the person agreed to medical answers being kept
 */
export function answersToSave(
  record: RecordDeclaration,
  values: FormValues | Record<string, unknown>,
  keepsMedical: boolean,
): DraftAnswers {
  const medical = new Set(namesAt(record, 'medical'));
  const saved: DraftAnswers = {};
  for (const name of answerNames(record)) {
    const value = values[name];
    if (medical.has(name) && !keepsMedical) continue;
    if (isAnswerOf(record, name, value)) saved[name] = value;
  }
  return saved;
}

/** Whether the field can hold it: what is agreed to is no answer, and an older form may have asked otherwise. */
function isAnswerOf(record: RecordDeclaration, name: string, value: unknown): value is string | string[] {
  const field = fieldOf(record, name);
  if (field?.kind === 'several' || field?.kind === 'campDays') {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  }
  return typeof value === 'string';
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, keepsMedical, answers } = value as Record<string, unknown>;
  return (
    typeof savedAt === 'string' &&
    typeof keepsMedical === 'boolean' &&
    typeof answers === 'object' &&
    answers !== null
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written by something else, or cut off: no draft.
    return undefined;
  }
}

/**
 * The draft under a key; undefined without one, when it is unreadable or too old. It holds only what may be kept now:
 * an answer that became medical since it was written needs the consent like any other.
 */
export function readDraft(
  storage: Storage | undefined,
  record: RecordDeclaration,
  key: string,
  now: Date,
): Draft | undefined {
  const draft = parse(storage?.getItem(key) ?? 'null');
  if (!isDraft(draft)) return undefined;
  const age = now.getTime() - new Date(draft.savedAt).getTime();
  if (!(age < retentionInDays * 24 * 60 * 60 * 1000)) return undefined;
  return { ...draft, answers: answersToSave(record, draft.answers, draft.keepsMedical) };
}

/**
 * The drafts that one person keeps on the device for one camp year, the newest first, each with the id of the earlier
 * record that it began with; null for an empty form.
 */
export function waitingDrafts(
  storage: Storage | undefined,
  record: RecordDeclaration,
  userId: string,
  campYear: number,
  now: Date,
) {
  const emptyForm = draftKey(record, userId, campYear, null);
  const prefix = emptyForm.slice(0, -newForm.length);
  return Object.keys(storage ?? {})
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = readDraft(storage, record, key, now);
      return draft ? [{ draft, copyFrom: key === emptyForm ? null : key.slice(prefix.length) }] : [];
    })
    .sort((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt));
}

/** When a draft was saved last. */
export const savedAtAsText = ({ savedAt }: Draft): string => formatTime(savedAt);

/**
 * Removes from the device whatever of a record's drafts is too old to be offered or unreadable, of any person, year and
 * copied record, and out of drafts of another version what may not be kept any more.
 */
export function tidyDrafts(storage: Storage | undefined, record: RecordDeclaration, now: Date): void {
  for (const key of Object.keys(storage ?? {})) {
    if (!key.startsWith(prefixOf(record))) continue;
    const draft = readDraft(storage, record, key, now);
    const isOfOtherVersion = draft !== undefined && draft.version !== record.version;
    const isTidy = isOfOtherVersion && writeDraft(storage, key, { ...draft, version: record.version });
    if (!draft || (isOfOtherVersion && !isTidy)) storage?.removeItem(key);
  }
}

/** Keeps a draft. @returns whether the device took it (it may be full, or refuse storage altogether) */
export function writeDraft(storage: Storage | undefined, key: string, draft: Draft): boolean {
  if (!storage) return false;
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The device's storage; undefined where the browser refuses it. */
export function deviceStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
