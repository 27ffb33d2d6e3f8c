import { camperRecord } from '@camp/contracts/camper/record';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { deviceStorage, waitingDrafts, type Draft } from '../../forms/draft/draft-store';

/** A form that was begun on this device and not sent. */
export interface BegunForm {
  kind: 'camper' | 'waitlist' | 'counselor' | 'application' | 'staff';
  draft: Draft;
  /** Id of the record that it began with; null for an empty form. */
  from: string | null;
  /** Whom it is about; empty as long as nobody has said so. */
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
 * The forms of every kind that a person has begun on this device for one camp year, the newest first of each kind.
 *
 * @param counselors of the year: an application that was sent meanwhile, or whose registration is gone, waits no more
 */
export function begunForms(
  userId: string,
  campYear: number,
  counselors: readonly CounselorRecord[],
  now: Date,
): BegunForm[] {
  return kinds.flatMap(({ kind, record }) =>
    waitingDrafts(deviceStorage(), record, userId, campYear, now).flatMap(
      ({ draft, copyFrom: from }): BegunForm[] => {
        if (draft.path === guardedPages.camperWaitlistCreate.path)
          return [{ kind: 'waitlist', draft, from, nameFirst: nameIn(draft) }];
        if (kind !== 'application') return [{ kind, draft, from, nameFirst: nameIn(draft) }];
        const counselor = counselors.find(({ _id }) => _id === from);
        return counselor?.application === null ? [{ kind, draft, from, nameFirst: counselor.nameFirst }] : [];
      },
    ),
  );
}
