import { camperForm } from '@camp/contracts/camper/form';
import { camperKind } from '../camper/camper-kind';
import { camperFileSchema, camperListSchema } from '../camper/camper-list-schema';
import { registerCamper } from '../camper/register-camper';
import { listed, submitted, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { exportRegistrations, listRegistrations } from '../registration/list-registrations';

const waiting = { waitlist: 'true' } as const;

/** Handlers of the campers' waitlist. */
export const camperWaitlistHandlers = {
  'camper-waitlist.create': personalCall('camper-waitlist.create', {
    body: camperForm.schema,
    run: async (call, deps) =>
      written(await registerCamper(deps, call.person, { ...submitted(call), choosesWaitlist: true })),
  }),
  'camper-waitlist.list': personalCall('camper-waitlist.list', {
    query: camperListSchema,
    run: async (call, deps) => {
      const query = { ...call.query, ...waiting };
      return listed(call, await listRegistrations(deps, call.person, camperKind, query));
    },
  }),
  'camper-waitlist.export': personalCall('camper-waitlist.export', {
    query: camperFileSchema,
    run: ({ query, person }, deps) =>
      exportRegistrations(deps, person, camperKind, { ...query, ...waiting }, 'waitlist'),
  }),
};
