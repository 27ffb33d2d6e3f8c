import type { YesNo } from '@camp/contracts/forms/fields';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { kindOfProved } from '@camp/contracts/vaccination/proved-types';
import { covidUploadSchema, updateCovidSchema } from '@camp/contracts/vaccination/schemas';
import { byId, written } from '../operations/answers';
import type { Dependencies } from '../dependencies';
import { personalCall, type PersonalCall } from '../operations/call';
import { proveVaccination } from './prove-vaccination';

/** The call that stores a proof for one kind of registration. */
const proofOf = <Kind extends AttendeeKind>(kind: Kind) => ({
  params: byId,
  body: updateCovidSchema,
  run: async (
    { params, body, file, person }: PersonalCall<{ id: string }, undefined, { covid: YesNo }>,
    deps: Dependencies,
  ) => written(await proveVaccination(deps, person, kind, { id: params.id, ...body, file })),
});

/** Handlers of the proofs of vaccination. */
export const vaccinationHandlers = {
  'covid-19-upload.update-camper': personalCall('covid-19-upload.update-camper', proofOf('camper')),
  'covid-19-upload.update-counselor': personalCall('covid-19-upload.update-counselor', proofOf('counselor')),
  'covid-19-upload.update-staff': personalCall('covid-19-upload.update-staff', proofOf('staff')),
  'covid-19-upload.create': personalCall('covid-19-upload.create', {
    body: covidUploadSchema,
    run: async ({ body: { objectToUpload: id, type, covid }, file, person }, deps) =>
      written(await proveVaccination(deps, person, kindOfProved[type], { id, covid, file })),
  }),
};
