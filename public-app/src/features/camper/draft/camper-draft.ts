import { draftPrefix } from '@camp/api-client/session';
import { camperMedicalFields } from '@camp/contracts/camper/options';
import { answerNames, type AnswerName, type CamperFormValues } from '../forms/camper-form-values';

/** Answers by name, as typed; the confirmations are asked anew and a picture cannot be kept. */
export type DraftAnswers = Partial<Record<AnswerName, string>>;

/** A registration that was begun and not sent, kept on the device. */
export interface CamperDraft {
  savedAt: string;
  /** Whether the person agreed to keep medical answers on this device. */
  keepsMedical: boolean;
  answers: DraftAnswers;
}

/** After this many days a draft is removed. */
const daysKept = 30;

/** Stands in a key for a form that began empty. */
const newForm = 'new';

const formPrefix = `${draftPrefix}camper:`;

const medical = new Set<string>(camperMedicalFields);

/** Where the draft of one form lies: each person, camp year and copied camper has their own. */
export function draftKey(userId: string, campYear: number, copyFrom: string | null): string {
  return formPrefix + [userId, campYear, copyFrom ?? newForm].join(':');
}

/**
 * What of the form may stay on the device (experience.md, Behaviour).
 *
 * @param keepsMedical whether the person agreed to medical answers being kept
 */
export function answersToKeep(values: CamperFormValues, keepsMedical: boolean): DraftAnswers {
  const kept = answerNames.filter((name) => keepsMedical || !medical.has(name));
  return Object.fromEntries(kept.map((name) => [name, values[name]]));
}

function isDraft(value: unknown): value is CamperDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, keepsMedical, answers } = value as Record<string, unknown>;
  return (
    typeof savedAt === 'string' &&
    typeof keepsMedical === 'boolean' &&
    typeof answers === 'object' &&
    answers !== null
  );
}

/** Only known answers that are text: an older version of the form may have written others. */
function knownAnswers(answers: object): DraftAnswers {
  const found = answers as Record<string, unknown>;
  return Object.fromEntries(
    answerNames.filter((name) => typeof found[name] === 'string').map((name) => [name, found[name]]),
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

/** The draft under a key; undefined without one, when it is unreadable or too old. */
export function readDraft(storage: Storage | undefined, key: string, now: Date): CamperDraft | undefined {
  const draft = parse(storage?.getItem(key) ?? 'null');
  if (!isDraft(draft)) return undefined;
  const age = now.getTime() - new Date(draft.savedAt).getTime();
  if (!(age < daysKept * 24 * 60 * 60 * 1000)) return undefined;
  return { ...draft, answers: knownAnswers(draft.answers) };
}

/** A draft on the device, as other pages speak of it. */
export interface WaitingDraft {
  draft: CamperDraft;
  /** Id of the earlier registration that it began with; null for an empty form. */
  copyFrom: string | null;
}

/** The drafts that one person keeps on the device for one camp year, the newest first. */
export function waitingDrafts(
  storage: Storage | undefined,
  userId: string,
  campYear: number,
  now: Date,
): WaitingDraft[] {
  const emptyForm = draftKey(userId, campYear, null);
  const prefix = emptyForm.slice(0, -newForm.length);
  return Object.keys(storage ?? {})
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = readDraft(storage, key, now);
      return draft ? [{ draft, copyFrom: key === emptyForm ? null : key.slice(prefix.length) }] : [];
    })
    .sort((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt));
}

const savedAtFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** When a draft was saved last, by the reader's own clock. */
export const savedAtAsText = ({ savedAt }: CamperDraft): string => savedAtFormat.format(new Date(savedAt));

/** Removes from the device whatever is too old to be offered or unreadable, of any person, year and camper. */
export function removeOldDrafts(storage: Storage | undefined, now: Date): void {
  for (const key of Object.keys(storage ?? {}))
    if (key.startsWith(formPrefix) && !readDraft(storage, key, now)) storage?.removeItem(key);
}

/** Keeps a draft. @returns whether the device took it (it may be full, or refuse storage altogether) */
export function writeDraft(storage: Storage | undefined, key: string, draft: CamperDraft): boolean {
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
