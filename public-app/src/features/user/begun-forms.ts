import { deviceStorage } from '@camp/api-client/device-storage';
import { camperRecord } from '@camp/contracts/camper/record';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { counselorRecord } from '@camp/contracts/counselor/record';
import type { PriorRecords } from '@camp/contracts/related-records/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { personIn } from '@camp/forms/draft/person-in';
import { waitingDrafts, type Draft } from '@camp/forms/draft/draft-store';

/** A form that was started on this device and not sent. */
export interface BegunForm {
  kind: 'camper' | 'waitlist' | 'counselor' | 'application' | 'staff';
  draft: Draft;
  /** Id of the record that prefilled it. Null for an empty form. */
  from: string | null;
  /** The person's first name. Empty until it is entered. */
  nameFirst: string;
}

const kinds = [
  { kind: 'camper', record: camperRecord },
  { kind: 'counselor', record: counselorRecord },
  { kind: 'application', record: counselorApplicationRecord },
  { kind: 'staff', record: staffApplicationRecord },
] as const;

const nameIn = ({ answers: { nameFirst } }: Draft) => (typeof nameFirst === 'string' ? nameFirst.trim() : '');

/**
 * The forms of every kind that a person started on this device for a camp year, newest first within each kind.
 *
 * @param sent the person's records of the year. They exclude drafts of people who are already registered, and of
 *   applications that were sent or whose registration was deleted
 */
export function begunForms(userId: string, campYear: number, sent: PriorRecords, now: Date): BegunForm[] {
  return kinds.flatMap(({ kind, record }) =>
    waitingDrafts(deviceStorage(), record, userId, campYear, now).flatMap(
      ({ draft, copyFrom: from }): BegunForm[] => {
        if (kind !== 'application') {
          const person = personIn(draft.answers);
          if (sent[kind].some((registration) => personKeyOf(registration) === person)) return [];
          const isForWaitlist = draft.path === guardedPages.camperWaitlistCreate.path;
          return [{ kind: isForWaitlist ? 'waitlist' : kind, draft, from, nameFirst: nameIn(draft) }];
        }
        const counselor = sent.counselor.find(({ _id }) => _id === from);
        return counselor?.application === null ? [{ kind, draft, from, nameFirst: counselor.nameFirst }] : [];
      },
    ),
  );
}
