import { recordId } from '@camp/contracts/forms/fields';
import { staffApplicationSchema } from '@camp/contracts/staff-application/schemas';
import { staffApplicationUpdate } from '@camp/contracts/staff-application/update';
import * as z from 'zod';
import { personalCall } from '../http/call';
import { csvFile } from '../http/csv';
import { readHistory } from '../history/read-history';
import { createStaffApplication } from './create-staff-application';
import { deleteStaffApplication } from './delete-staff-application';
import {
  exportStaffApplications,
  listStaffApplications,
  staffApplicationExportSchema,
  staffApplicationListSchema,
} from './list-staff-applications';
import { readStaffApplication, readStaffCovidImage } from './read-staff-application';
import { updateStaffApplication } from './update-staff-application';

const byId = z.object({ id: recordId() });
const lists = ['staffPositionsAlt', 'daysAtCamp'];

/** Staff applications. */
export const staffApplicationHandlers = {
  'staff.create': personalCall('staff.create', {
    body: staffApplicationSchema,
    lists,
    run: async ({ body, file, person, headers }, deps) => {
      const submit = { form: body, file, idempotencyKey: headers['idempotency-key'] };
      const record = await createStaffApplication(deps, person, submit);
      return { result: true, msg: record, _id: record._id };
    },
  }),
  'staff.read': personalCall('staff.read', {
    params: byId,
    run: ({ params, person }, deps) => readStaffApplication(deps, person, params.id),
  }),
  'staff.update': personalCall('staff.update', {
    params: byId,
    body: staffApplicationUpdate.schema,
    lists,
    run: async ({ params, body, file, person }, deps) => {
      const record = await updateStaffApplication(deps, person, params.id, { sent: body, file });
      return { result: true, msg: record, _id: record._id };
    },
  }),
  'staff.list': personalCall('staff.list', {
    query: staffApplicationListSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { items, total } = await listStaffApplications(deps, person, query);
      setHeader('X-Total-Count', String(total));
      return items;
    },
  }),
  'staff.export': personalCall('staff.export', {
    query: staffApplicationExportSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { fileName, rows } = await exportStaffApplications(deps, person, query);
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
      await deleteStaffApplication(deps, person, params.id);
      return { result: true };
    },
  }),
  'staff.covid-image': personalCall('staff.covid-image', {
    params: byId,
    run: async ({ params, person, setHeader }, deps) => {
      const { bytes, contentType } = await readStaffCovidImage(deps, person, params.id);
      setHeader('Content-Type', contentType);
      return bytes;
    },
  }),
};
