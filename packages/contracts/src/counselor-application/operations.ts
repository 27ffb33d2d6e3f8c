import type { HistoryEntry } from '../history/entry';
import type { Wire } from '../forms/wire';
import { may, operation } from '../operations/operation';
import type { ById, Done, Written } from '../operations/replies';
import {
  mayOwnOrAll,
  type RegistrationListQuery,
  type RegistrationStanding,
} from '../registration/registration';
import type { CounselorApplicationInput } from './record';

/**
 * What a person fills in. `counselor` says for which registration; where absent it is the person's only one without an
 * application. The owner is whose session it is, whatever `userId` says.
 */
export type CounselorApplicationForm = Partial<
  Record<keyof Wire<CounselorApplicationInput> | 'counselor' | 'userId', string | number>
>;

/** An application as the API answers it. */
export type CounselorApplicationRecord = RegistrationStanding &
  Partial<Wire<CounselorApplicationInput>> & {
    type: 'CounselorApplication';
    /** The registration of which it is the second part. */
    counselor: string;
    /** The counselor's. */
    nameFirst: string;
    nameLast: string;
  };

// Counselor applications.

export const create = operation<{ body: CounselorApplicationForm }, Written<CounselorApplicationRecord>>({
  method: 'POST',
  path: '/counselor-app/create',
  access: may('create', 'counselor-app'),
  status: 201,
});

export const read = operation<{ params: ById }, CounselorApplicationRecord>({
  method: 'GET',
  path: '/counselor-app/read/:id',
  access: mayOwnOrAll('view', 'counselor-app'),
});

export const update = operation<
  { params: ById; body: CounselorApplicationForm },
  Written<CounselorApplicationRecord>
>({
  method: 'POST',
  path: '/counselor-app/update/:id',
  access: mayOwnOrAll('edit', 'counselor-app'),
});

export const list = operation<{ query?: RegistrationListQuery }, CounselorApplicationRecord[]>({
  method: 'GET',
  path: '/counselor-app/list',
  access: may('view-all', 'counselor-app'),
});

const exportApplications = operation<{ query?: RegistrationListQuery & { columns?: string } }, Uint8Array>({
  method: 'GET',
  path: '/counselor-app/export',
  access: may('view-all', 'counselor-app'),
  binary: true,
});
export { exportApplications as export };

export const history = operation<{ params: ById }, HistoryEntry[]>({
  method: 'GET',
  path: '/counselor-app/history/:id',
  access: may(['view', 'view-all'], 'counselor-app'),
});

const deleteApplication = operation<{ params: ById }, Done>({
  method: 'DELETE',
  path: '/counselor-app/delete/:id',
  access: mayOwnOrAll('delete', 'counselor-app'),
});
export { deleteApplication as delete };
