import type { Wire } from '../forms/wire';
import { may, operation } from '../operations/operation';
import type { HistoryEntry } from '../history/entry';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { Signatures } from '../records/signatures';
import type { CamperFlags } from '../camper/flags';
import type { StaffApplicationInput } from './record';

type Answers = Wire<StaffApplicationInput>;

/**
 * What a person fills in: dates as `yyyy-MM-dd`, answers and details as text; the server checks all of it. The owner is
 * whose session it is, whatever `userId` says.
 */
export type StaffApplicationForm = Partial<Record<keyof Answers | 'userId', string | boolean | string[]>>;

/** What every reader of an application sees besides the form's fields. */
export interface StaffApplicationStanding {
  _id: string;
  type: 'Staff';
  userId: string;
  campYear: number;
  /** It came after the day on which applications were due. */
  late: boolean;
  createdAt: string;
  updatedAt: string;
}

/**
 * An application as the API answers it; days at camp as their labels (`camp/camp-days.ts`). Medical fields, the flags and
 * the image's path are present only for the owner and holders of `data` on staff.
 */
export type StaffApplicationRecord = StaffApplicationStanding &
  Partial<Answers> &
  Pick<Answers, 'nameFirst' | 'nameLast'> & {
    /** The positions once more, together. */
    staffRole?: Partial<Pick<Answers, 'staffPosition' | 'staffPositionOtherVal' | 'staffPositionsAlt'>>;
    /** Path of the resized picture below `/api`, null without one. */
    covidVaccineImage?: string | null;
    flags?: CamperFlags;
    /** Who agreed to which text, and when. */
    signatures?: Signatures;
  };

/** Filters of the list: the ones of `staffApplicationList`, each answer that is one of a few by its name. */
export interface StaffApplicationListQuery extends ListQuery {
  year?: number;
  late?: 'true' | 'false';
  [answer: string]: string | number | undefined;
}

const file = 'covidVaccineImage';

// Staff applications (docs/product/staff-application.md).

export const create = operation<{ body: StaffApplicationForm }, Written<StaffApplicationRecord>>({
  method: 'POST',
  path: '/staff/create',
  access: may('create', 'staff'),
  status: 201,
  file,
});

export const read = operation<{ params: ById }, StaffApplicationRecord>({
  method: 'GET',
  path: '/staff/read/:id',
  access: may(['view', 'view-all'], 'staff'),
});

export const update = operation<
  { params: ById; body: StaffApplicationForm },
  Written<StaffApplicationRecord>
>({
  method: 'POST',
  path: '/staff/update/:id',
  access: may(['edit', 'edit-all'], 'staff'),
  file,
});

export const list = operation<{ query?: StaffApplicationListQuery }, StaffApplicationRecord[]>({
  method: 'GET',
  path: '/staff/list',
  access: may('view-all', 'staff'),
});

const exportStaff = operation<{ query?: StaffApplicationListQuery & { columns?: string } }, Uint8Array>({
  method: 'GET',
  path: '/staff/export',
  access: may('view-all', 'staff'),
  binary: true,
});
export { exportStaff as export };

export const history = operation<{ params: ById }, HistoryEntry[]>({
  method: 'GET',
  path: '/staff/history/:id',
  access: may(['view', 'view-all'], 'staff'),
});

const deleteStaff = operation<{ params: ById }, Done>({
  method: 'DELETE',
  path: '/staff/delete/:id',
  access: may(['delete', 'delete-all'], 'staff'),
});
export { deleteStaff as delete };

export const covidImage = operation<{ params: ById }, Uint8Array>({
  method: 'GET',
  path: '/staff/covid-image/:id',
  access: may(['view', 'view-all', 'data'], 'staff'),
  binary: true,
});
