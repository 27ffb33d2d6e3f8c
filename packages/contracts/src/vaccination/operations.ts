import type { CamperRecord } from '../camper/operations';
import type { CounselorRecord } from '../counselor/operations';
import type { YesNo } from '../forms/fields';
import { may, operation } from '../operations/operation';
import type { ById, Written } from '../operations/replies';
import type { StaffApplicationRecord } from '../staff-application/operations';
import type { ProvedType } from './proved-types';

interface Proof {
  covid: YesNo;
}

const file = 'covidVaccineImage';
// The use case checks the registration. It must be the person's own, or the person needs `data` on its kind.
const access = may('create', 'covid-19-upload');

// Proofs of vaccination (docs/product/vaccination.md).

export const updateCamper = operation<{ params: ById; body: Proof }, Written<CamperRecord>>(
  'POST /camper/update-covid/:id',
  access,
  { file },
);

export const updateCounselor = operation<{ params: ById; body: Proof }, Written<CounselorRecord>>(
  'POST /counselor/update-covid/:id',
  access,
  { file },
);

export const updateStaff = operation<{ params: ById; body: Proof }, Written<StaffApplicationRecord>>(
  'POST /staff/update-covid/:id',
  access,
  { file },
);

export const create = operation<
  { body: Proof & { objectToUpload: string; type: ProvedType } },
  Written<CamperRecord | CounselorRecord | StaffApplicationRecord>
>('POST /covid-19-upload/create', access, { status: 201, file });
