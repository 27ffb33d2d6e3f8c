import type { HistoryEntry } from '../history/entry';
import type { CamperFlags } from '../camper/flags';
import type { Wire } from '../forms/wire';
import { may, operation } from '../operations/operation';
import type { ById, Done, Written } from '../operations/replies';
import {
  mayOwnOrAll,
  type RegistrationListQuery,
  type RegistrationStanding,
} from '../registration/registration';
import type { CounselorInput } from './record';

/**
 * What a person fills in: dates as `yyyy-MM-dd`, answers and details as text; the server checks all of it. The owner is
 * whose session it is, whatever `userId` says.
 */
export type CounselorForm = Partial<Record<keyof Wire<CounselorInput> | 'userId', string | boolean>>;

/** The medical answers once more, as they stand in the stored record's block. */
export type CounselorMedical = Partial<
  Pick<
    Wire<CounselorInput>,
    | 'asthma'
    | 'heartTrouble'
    | 'stomachUpsets'
    | 'seizuresConvulsions'
    | 'sleepWalking'
    | 'headaches'
    | 'noseBleeds'
    | 'diabetes'
    | 'allergicReactions'
    | 'allergicReactionsVal'
    | 'medications'
    | 'medicationsVal'
  >
> & {
  immunizations?: Partial<Pick<Wire<CounselorInput>, 'tdap' | 'mmr' | 'covid'>>;
  pediatrician?: Partial<Pick<Wire<CounselorInput>, 'pediatricianName' | 'pediatricianNumber'>>;
};

/**
 * A registration as the API answers it. Medical fields, their block, the flags and the image's path are present only
 * for the owner and holders of `data` on counselor.
 */
export type CounselorRecord = RegistrationStanding &
  Partial<Wire<CounselorInput>> &
  Pick<Wire<CounselorInput>, 'nameFirst' | 'nameLast' | 'grade'> & {
    type: 'Counselor';
    /** The id of its application, null as long as there is none. */
    application: string | null;
    medical?: CounselorMedical;
    /** Path of the resized picture below `/api`, null without one. */
    covidVaccineImage?: string | null;
    flags?: CamperFlags;
  };

/** What the list of counselors can be asked. */
export interface CounselorListQuery extends RegistrationListQuery {
  applied?: 'true' | 'false';
}

const file = 'covidVaccineImage';

// Counselors.

export const create = operation<{ body: CounselorForm }, Written<CounselorRecord>>({
  method: 'POST',
  path: '/counselor/create',
  access: may('create', 'counselor'),
  status: 201,
  file,
});

export const read = operation<{ params: ById }, CounselorRecord>({
  method: 'GET',
  path: '/counselor/read/:id',
  access: mayOwnOrAll('view', 'counselor'),
});

export const update = operation<{ params: ById; body: CounselorForm }, Written<CounselorRecord>>({
  method: 'POST',
  path: '/counselor/update/:id',
  access: mayOwnOrAll('edit', 'counselor'),
  file,
});

export const list = operation<{ query?: CounselorListQuery }, CounselorRecord[]>({
  method: 'GET',
  path: '/counselor/list',
  access: may('view-all', 'counselor'),
});

const exportCounselors = operation<{ query?: CounselorListQuery & { columns?: string } }, Uint8Array>({
  method: 'GET',
  path: '/counselor/export',
  access: may('view-all', 'counselor'),
  binary: true,
});
export { exportCounselors as export };

export const history = operation<{ params: ById }, HistoryEntry[]>({
  method: 'GET',
  path: '/counselor/history/:id',
  access: may(['view', 'view-all'], 'counselor'),
});

const deleteCounselor = operation<{ params: ById }, Done>({
  method: 'DELETE',
  path: '/counselor/delete/:id',
  access: mayOwnOrAll('delete', 'counselor'),
});
export { deleteCounselor as delete };

export const covidImage = operation<{ params: ById }, Uint8Array>({
  method: 'GET',
  path: '/counselor/covid-image/:id',
  access: may(['view', 'view-all', 'data'], 'counselor'),
  binary: true,
});
