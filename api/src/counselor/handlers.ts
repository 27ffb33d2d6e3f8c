import { counselorList } from '@camp/contracts/counselor/list';
import { counselorSchema } from '@camp/contracts/counselor/schemas';
import { counselorUpdate } from '@camp/contracts/counselor/update';
import { recordId } from '@camp/contracts/forms/fields';
import * as z from 'zod';
import { readHistory } from '../history/read-history';
import { personalCall } from '../http/call';
import { csvFile } from '../http/csv';
import { exportColumns } from '../lists/export-columns';
import { changeRegistration } from '../registration/change-registration';
import { deleteRegistration } from '../registration/delete-registration';
import {
  exportRegistrations,
  listRegistrations,
  registrationListSchema,
} from '../registration/list-registrations';
import { readProof, readRegistration } from '../registration/read-registration';
import { register } from '../registration/register';
import { viewRegistration } from '../registration/view-registrations';
import { counselorKind } from './counselor-kind';

const byId = z.object({ id: recordId() });

/** What the list of counselors can be asked for. */
export const counselorListSchema = registrationListSchema(counselorList).extend({
  applied: z.enum(['true', 'false'], { error: 'true or false.' }).optional(),
});

/** Counselors. */
export const counselorHandlers = {
  'counselor.create': personalCall('counselor.create', {
    body: counselorSchema,
    run: async ({ body, file, person, headers }, deps) => {
      const submit = { form: body, file, idempotencyKey: headers['idempotency-key'] };
      const stored = await register(deps, person, counselorKind, submit);
      const msg = await viewRegistration(deps, person, counselorKind, stored);
      return { result: true, msg, _id: msg._id };
    },
  }),
  'counselor.read': personalCall('counselor.read', {
    params: byId,
    run: ({ params, person }, deps) => readRegistration(deps, person, counselorKind, params.id),
  }),
  'counselor.update': personalCall('counselor.update', {
    params: byId,
    body: counselorUpdate.schema,
    run: async ({ params, body, file, person }, deps) => {
      const change = { id: params.id, sent: body, file };
      const stored = await changeRegistration(deps, person, counselorKind, change);
      const msg = await viewRegistration(deps, person, counselorKind, stored);
      return { result: true, msg, _id: msg._id };
    },
  }),
  'counselor.list': personalCall('counselor.list', {
    query: counselorListSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { items, total } = await listRegistrations(deps, person, counselorKind, query);
      setHeader('X-Total-Count', String(total));
      return items;
    },
  }),
  'counselor.export': personalCall('counselor.export', {
    query: counselorListSchema.extend({ columns: exportColumns }),
    run: async ({ query, person, setHeader }, deps) => {
      const { fileName, rows } = await exportRegistrations(deps, person, counselorKind, query);
      return csvFile(fileName, rows, setHeader);
    },
  }),
  'counselor.history': personalCall('counselor.history', {
    params: byId,
    run: ({ params, person }, deps) => readHistory(deps, person, 'counselor', params.id),
  }),
  'counselor.delete': personalCall('counselor.delete', {
    params: byId,
    run: async ({ params, person }, deps) => {
      await deleteRegistration(deps, person, counselorKind, params.id);
      return { result: true };
    },
  }),
  'counselor.covid-image': personalCall('counselor.covid-image', {
    params: byId,
    run: async ({ params, person, setHeader }, deps) => {
      const { bytes, contentType } = await readProof(deps, person, counselorKind, params.id);
      setHeader('Content-Type', contentType);
      return bytes;
    },
  }),
};
