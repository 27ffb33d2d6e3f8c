import { kindOfProved } from '@camp/contracts/vaccination/proved-types';
import { covidUploadSchema, updateCovidSchema } from '@camp/contracts/vaccination/schemas';
import { byId, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { proveVaccination } from './prove-vaccination';

/** Proofs of vaccination. */
export const vaccinationHandlers = {
  'covid-19-upload.update-camper': personalCall('covid-19-upload.update-camper', {
    params: byId,
    body: updateCovidSchema,
    run: async ({ params, body, file, person }, deps) =>
      written(await proveVaccination(deps, person, 'camper', { id: params.id, ...body, file })),
  }),
  'covid-19-upload.update-counselor': personalCall('covid-19-upload.update-counselor', {
    params: byId,
    body: updateCovidSchema,
    run: async ({ params, body, file, person }, deps) =>
      written(await proveVaccination(deps, person, 'counselor', { id: params.id, ...body, file })),
  }),
  'covid-19-upload.update-staff': personalCall('covid-19-upload.update-staff', {
    params: byId,
    body: updateCovidSchema,
    run: async ({ params, body, file, person }, deps) =>
      written(await proveVaccination(deps, person, 'staff', { id: params.id, ...body, file })),
  }),
  'covid-19-upload.create': personalCall('covid-19-upload.create', {
    body: covidUploadSchema,
    run: async ({ body: { objectToUpload: id, type, covid }, file, person }, deps) =>
      written(await proveVaccination(deps, person, kindOfProved[type], { id, covid, file })),
  }),
};
