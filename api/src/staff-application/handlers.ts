import { recordId } from '@camp/contracts/forms/fields';
import { staffApplicationList } from '@camp/contracts/staff-application/list';
import { staffApplicationSchema } from '@camp/contracts/staff-application/schemas';
import { staffApplicationUpdate } from '@camp/contracts/staff-application/update';
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
import { staffApplicationKind } from './staff-application-kind';

const byId = z.object({ id: recordId() });
const lists = ['staffPositionsAlt', 'daysAtCamp'];

/** What the list of staff applications can be asked for. */
export const staffApplicationListSchema = registrationListSchema(staffApplicationList).extend({
  late: z.enum(['true', 'false'], { error: 'true or false.' }).optional(),
});

/** Staff applications. */
export const staffApplicationHandlers = {
  'staff.create': personalCall('staff.create', {
    body: staffApplicationSchema,
    lists,
    run: async ({ body, file, person, headers }, deps) => {
      const submit = { form: body, file, idempotencyKey: headers['idempotency-key'] };
      const stored = await register(deps, person, staffApplicationKind, submit);
      const msg = await viewRegistration(deps, person, staffApplicationKind, stored);
      return { result: true, msg, _id: msg._id };
    },
  }),
  'staff.read': personalCall('staff.read', {
    params: byId,
    run: ({ params, person }, deps) => readRegistration(deps, person, staffApplicationKind, params.id),
  }),
  'staff.update': personalCall('staff.update', {
    params: byId,
    body: staffApplicationUpdate.schema,
    lists,
    run: async ({ params, body, file, person }, deps) => {
      const change = { id: params.id, sent: body, file };
      const stored = await changeRegistration(deps, person, staffApplicationKind, change);
      const msg = await viewRegistration(deps, person, staffApplicationKind, stored);
      return { result: true, msg, _id: msg._id };
    },
  }),
  'staff.list': personalCall('staff.list', {
    query: staffApplicationListSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { items, total } = await listRegistrations(deps, person, staffApplicationKind, query);
      setHeader('X-Total-Count', String(total));
      return items;
    },
  }),
  'staff.export': personalCall('staff.export', {
    query: staffApplicationListSchema.extend({ columns: exportColumns }),
    run: async ({ query, person, setHeader }, deps) => {
      const { fileName, rows } = await exportRegistrations(deps, person, staffApplicationKind, query);
      return csvFile(fileName, rows, setHeader);
    },
  }),
  'staff.history': personalCall('staff.history', {
    params: byId,
    run: ({ params, person }, deps) => readHistory(deps, person, 'staff', params.id),
  }),
  'staff.delete': personalCall('staff.delete', {
    params: byId,
    run: async ({ params, person }, deps) => {
      await deleteRegistration(deps, person, staffApplicationKind, params.id);
      return { result: true };
    },
  }),
  'staff.covid-image': personalCall('staff.covid-image', {
    params: byId,
    run: async ({ params, person, setHeader }, deps) => {
      const { bytes, contentType } = await readProof(deps, person, staffApplicationKind, params.id);
      setHeader('Content-Type', contentType);
      return bytes;
    },
  }),
};
