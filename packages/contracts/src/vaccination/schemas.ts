import * as z from 'zod';
import { choice, recordId, yesNo } from '../forms/fields';
import { schemaOf } from '../records/schema-of';
import { provedTypes } from './proved-types';
import { vaccinationProofRecord, vaccinationProofRules } from './record';

const { objectToUpload, covid } = vaccinationProofRecord.fields;

/** The vaccination upload page. */
export const vaccinationProofSchema = schemaOf(vaccinationProofRecord, vaccinationProofRules);

/** `/{camper,counselor,staff}/update-covid/{id}`: the picture is sent beside it. */
export const updateCovidSchema = z.object({ covid: yesNo(covid.missing) });

/** `/covid-19-upload/create`: the same, with the registration in the body. */
export const covidUploadSchema = updateCovidSchema.extend({
  objectToUpload: recordId(objectToUpload.missing),
  type: choice(provedTypes, objectToUpload.missing),
});
