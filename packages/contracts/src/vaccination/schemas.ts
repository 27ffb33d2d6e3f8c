import * as z from 'zod';
import { choice, recordId, yesNo } from '../forms/fields';
import { schemaOf } from '../records/schema-of';
import { provedTypes } from './proved-types';
import { vaccinationProofRecord, vaccinationProofRules } from './record';

const { objectToUpload, covid } = vaccinationProofRecord.fields;

/** The form of the vaccination upload page. */
export const vaccinationProofSchema = schemaOf(vaccinationProofRecord, vaccinationProofRules);

/** The form of `/{camper,counselor,staff}/update-covid/{id}`. The picture is sent beside it. */
export const updateCovidSchema = z.object({ covid: yesNo(covid.missing) });

/** The form of `/covid-19-upload/create`. It includes the registration. */
export const covidUploadSchema = updateCovidSchema.extend({
  objectToUpload: recordId(objectToUpload.missing),
  type: choice(provedTypes, objectToUpload.missing),
});
