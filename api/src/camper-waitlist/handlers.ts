import { camperForm } from '@camp/contracts/camper/form';
import { camperFileSchema, camperListSchema } from '../camper/ask-for-campers';
import { exportCampers } from '../camper/export-campers';
import { listCampers } from '../camper/list-campers';
import { registerCamper } from '../camper/register-camper';
import { personalCall } from '../operations/call';
import { csvFile } from '../lists/csv';

const waiting = { waitlist: 'true' } as const;

/** The waitlist of campers. */
export const camperWaitlistHandlers = {
  'camper-waitlist.create': personalCall('camper-waitlist.create', {
    body: camperForm.schema,
    run: async ({ body, file, person, headers }, deps) => {
      const submit = { form: body, file, idempotencyKey: headers['idempotency-key'], choosesWaitlist: true };
      const record = await registerCamper(deps, person, submit);
      return { result: true, msg: record, _id: record._id };
    },
  }),
  'camper-waitlist.list': personalCall('camper-waitlist.list', {
    query: camperListSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { items, total } = await listCampers(deps, person, { ...query, ...waiting });
      setHeader('X-Total-Count', String(total));
      return items;
    },
  }),
  'camper-waitlist.export': personalCall('camper-waitlist.export', {
    query: camperFileSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { fileName, rows } = await exportCampers(deps, person, { ...query, ...waiting }, 'waitlist');
      return csvFile(fileName, rows, setHeader);
    },
  }),
};
