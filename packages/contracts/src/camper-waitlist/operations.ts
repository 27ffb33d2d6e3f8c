import type { CamperForm, CamperListQuery, CamperRecord } from '../camper/operations';
import type { FileQuery } from '../lists/chosen';
import { may, operation } from '../operations/operation';
import type { Written } from '../operations/replies';

// The waitlist of campers: who waits is a camper like any other, and everything else about one of them is a call of
// `camper`.

export const create = operation<{ body: CamperForm }, Written<CamperRecord>>({
  method: 'POST',
  path: '/camper-waitlist/create',
  access: may('create', 'camper-waitlist'),
  status: 201,
  file: 'covidVaccineImage',
});

export const list = operation<{ query?: CamperListQuery }, CamperRecord[]>({
  method: 'GET',
  path: '/camper-waitlist/list',
  access: may('view-all', 'camper-waitlist'),
});

const exportWaitlist = operation<{ query?: CamperListQuery & FileQuery }, Uint8Array>({
  method: 'GET',
  path: '/camper-waitlist/export',
  access: may('view-all', 'camper-waitlist'),
  binary: 'text/csv',
});
export { exportWaitlist as export };
