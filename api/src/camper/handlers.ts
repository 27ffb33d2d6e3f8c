import { camperForm } from '@camp/contracts/camper/form';
import { keepBothSchema, sendPaymentLinkSchema, waitlistSchema } from '@camp/contracts/camper/schemas';
import { agreedVersionsIn, byId, done, happening, submitted, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { proofHandler, readingHandlers } from '../registration/registration-handlers';
import { changeQuery } from '../registration/silence';
import { camperKind } from './camper-kind';
import { deleteCamper } from './delete-camper';
import { camperFileSchema, camperListSchema } from './camper-list-schema';
import { moveCampers, takeSeatBack } from './move-campers';
import { registerCamper } from './register-camper';
import { keepBoth } from './same-child';
import { sendLinks } from './send-links';
import { updateCamper } from './update-camper';
import { totalCampers } from './total-campers';

/** Handlers of the campers. */
export const camperHandlers = {
  ...readingHandlers('camper', camperKind, camperListSchema, camperFileSchema),
  'camper.covid-image': proofHandler(camperKind),
  'camper.create': personalCall('camper.create', {
    body: camperForm.schema,
    run: async (call, deps) => written(await registerCamper(deps, call.person, submitted(call))),
  }),
  'camper.update': personalCall('camper.update', {
    params: byId,
    query: changeQuery,
    body: camperForm.update.schema,
    run: async ({ params, query, body, file, person, headers }, deps) => {
      const agreedVersions = agreedVersionsIn(headers);
      const change = { id: params.id, sent: body, file, silent: query.silent === 'true', agreedVersions };
      return written(await updateCamper(deps, person, change));
    },
  }),
  'camper.totals': personalCall('camper.totals', {
    query: camperListSchema,
    run: ({ query, person }, deps) => totalCampers(deps, person, query),
  }),
  'camper.delete': personalCall('camper.delete', happening(deleteCamper)),
  'camper.send-payment-link': personalCall('camper.send-payment-link', {
    body: sendPaymentLinkSchema,
    lists: ['campers'],
    run: ({ body, person }, deps) => sendLinks(deps, person, body),
  }),
  'camper.waitlist': personalCall('camper.waitlist', {
    body: waitlistSchema,
    lists: ['campers'],
    run: ({ body, person }, deps) => moveCampers(deps, person, body),
  }),
  'camper.undo-seat': personalCall('camper.undo-seat', {
    params: byId,
    run: async ({ params, person }, deps) => written(await takeSeatBack(deps, person, params.id)),
  }),
  'camper.keep-both': personalCall('camper.keep-both', {
    body: keepBothSchema,
    lists: ['campers'],
    run: ({ body, person }, deps) => done(keepBoth(deps, person, body.campers)),
  }),
};
