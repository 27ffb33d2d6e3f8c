import { camperForm } from '@camp/contracts/camper/form';
import { camperKind } from '../camper/camper-kind';
import { camperFileSchema, camperListSchema } from '../camper/camper-list-schema';
import { registerCamper } from '../camper/register-camper';
import { listed, submitted, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import type { Person } from '../auth/person';
import { forbidden } from '../refusals/problem';
import { exportRegistrations, listRegistrations } from '../registration/list-registrations';
import { maySeeAll } from '../registration/policies';

const waiting = { waitlist: 'true' } as const;

/** Parameters that tell nothing of an answer. */
const selecting = new Set([
  'year',
  'page',
  'pageSize',
  'columns',
  'records',
  'purpose',
  ...Object.keys(waiting),
]);

/** Only people who may see all campers may search, filter and sort by answers that the list hides from others. */
function refuseHidden(person: Person, query: object): void {
  const asked = Object.entries(query).filter(([name, value]) => value !== undefined && !selecting.has(name));
  if (asked.length > 0 && !maySeeAll(person, 'camper')) throw forbidden();
}

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
      refuseHidden(call.person, call.query);
      const query = { ...call.query, ...waiting };
      return listed(call, await listRegistrations(deps, call.person, camperKind, query));
    },
  }),
  'camper-waitlist.export': personalCall('camper-waitlist.export', {
    query: camperFileSchema,
    run: async ({ query, person }, deps) => {
      refuseHidden(person, query);
      return exportRegistrations(deps, person, camperKind, { ...query, ...waiting }, 'waitlist');
    },
  }),
};
