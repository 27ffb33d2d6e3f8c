import { counselorApplicationList } from '@camp/contracts/counselor-application/list';
import { counselorApplicationSchema } from '@camp/contracts/counselor-application/schemas';
import { counselorApplicationUpdate } from '@camp/contracts/counselor-application/update';
import { recordId } from '@camp/contracts/forms/fields';
import * as z from 'zod';
import { readHistory } from '../history/read-history';
import { personalCall } from '../http/call';
import { csvFile } from '../http/csv';
import { exportColumns } from '../lists/export-columns';
import { deleteRegistration } from '../registration/delete-registration';
import {
  exportRegistrations,
  listRegistrations,
  registrationListSchema,
} from '../registration/list-registrations';
import { readRegistration } from '../registration/read-registration';
import { viewRegistration } from '../registration/view-registrations';
import { applicationKind } from './application-kind';
import { apply } from './apply';
import { changeApplication } from './change-application';

const byId = z.object({ id: recordId() });
const listSchema = registrationListSchema(counselorApplicationList);

/** Counselor applications. */
export const counselorApplicationHandlers = {
  'counselor-app.create': personalCall('counselor-app.create', {
    body: counselorApplicationSchema,
    run: async ({ body, person, headers }, deps) => {
      const stored = await apply(deps, person, { form: body, idempotencyKey: headers['idempotency-key'] });
      const msg = await viewRegistration(deps, person, applicationKind, stored);
      return { result: true, msg, _id: msg._id };
    },
  }),
  'counselor-app.read': personalCall('counselor-app.read', {
    params: byId,
    run: ({ params, person }, deps) => readRegistration(deps, person, applicationKind, params.id),
  }),
  'counselor-app.update': personalCall('counselor-app.update', {
    params: byId,
    body: counselorApplicationUpdate.schema,
    run: async ({ params, body, person }, deps) => {
      const stored = await changeApplication(deps, person, { id: params.id, sent: body });
      const msg = await viewRegistration(deps, person, applicationKind, stored);
      return { result: true, msg, _id: msg._id };
    },
  }),
  'counselor-app.list': personalCall('counselor-app.list', {
    query: listSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { items, total } = await listRegistrations(deps, person, applicationKind, query);
      setHeader('X-Total-Count', String(total));
      return items;
    },
  }),
  'counselor-app.export': personalCall('counselor-app.export', {
    query: listSchema.extend({ columns: exportColumns }),
    run: async ({ query, person, setHeader }, deps) => {
      const { fileName, rows } = await exportRegistrations(deps, person, applicationKind, query);
      return csvFile(fileName, rows, setHeader);
    },
  }),
  'counselor-app.history': personalCall('counselor-app.history', {
    params: byId,
    run: ({ params, person }, deps) => readHistory(deps, person, 'counselor-app', params.id),
  }),
  'counselor-app.delete': personalCall('counselor-app.delete', {
    params: byId,
    run: async ({ params, person }, deps) => {
      await deleteRegistration(deps, person, applicationKind, params.id);
      return { result: true };
    },
  }),
};
