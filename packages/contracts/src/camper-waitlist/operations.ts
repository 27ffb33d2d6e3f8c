import type { CamperForm, CamperListQuery, CamperRecord } from '../camper/operations';
import type { FileQuery } from '../lists/chosen';
import { may, operation } from '../operations/operation';
import type { Written } from '../operations/replies';

// The waitlist of campers. A waitlisted camper is an ordinary camper, so all other calls are in `camper`.

export const create = operation<{ body: CamperForm }, Written<CamperRecord>>(
  'POST /camper-waitlist/create',
  may('create', 'camper-waitlist'),
  { status: 201, file: 'covidVaccineImage' },
);

export const list = operation<{ query?: CamperListQuery }, CamperRecord[]>(
  'GET /camper-waitlist/list',
  may('view-all', 'camper-waitlist'),
  { freshProof: 'sometimes' },
);

const exportWaitlist = operation<{ query?: CamperListQuery & FileQuery }, Uint8Array>(
  'GET /camper-waitlist/export',
  may('view-all', 'camper-waitlist'),
  { binary: 'text/csv', freshProof: 'always' },
);
export { exportWaitlist as export };
