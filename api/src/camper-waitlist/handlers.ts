import { camperForm } from '@camp/contracts/camper/form';
import { camperFileSchema, camperListSchema } from '../camper/ask-for-campers';
import { exportCampers } from '../camper/export-campers';
import { listCampers } from '../camper/list-campers';
import { registerCamper } from '../camper/register-camper';
import { listed, submitted, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { csvFile } from '../lists/csv';

const waiting = { waitlist: 'true' } as const;

/** The waitlist of campers. */
export const camperWaitlistHandlers = {
  'camper-waitlist.create': personalCall('camper-waitlist.create', {
    body: camperForm.schema,
    run: async (call, deps) =>
      written(await registerCamper(deps, call.person, { ...submitted(call), choosesWaitlist: true })),
  }),
  'camper-waitlist.list': personalCall('camper-waitlist.list', {
    query: camperListSchema,
    run: async ({ query, person, setHeader }, deps) =>
      listed({ setHeader }, await listCampers(deps, person, { ...query, ...waiting })),
  }),
  'camper-waitlist.export': personalCall('camper-waitlist.export', {
    query: camperFileSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { fileName, rows } = await exportCampers(deps, person, { ...query, ...waiting }, 'waitlist');
      return csvFile(fileName, rows, setHeader);
    },
  }),
};
