import { camperForm } from '@camp/contracts/camper/form';
import { keepBothSchema, sendPaymentLinkSchema, waitlistSchema } from '@camp/contracts/camper/schemas';
import { byId, done, listed, submitted, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { csvFile } from '../lists/csv';
import { readHistory } from '../history/read-history';
import { readProof } from '../registration/read-registration';
import { changeQuery } from '../registration/silence';
import { camperKind } from './camper-kind';
import { deleteCamper } from './delete-camper';
import { exportCampers } from './export-campers';
import { camperFileSchema, camperListSchema } from './ask-for-campers';
import { listCampers } from './list-campers';
import { moveCampers, takeSeatBack } from './move-campers';
import { readCamper } from './read-camper';
import { registerCamper } from './register-camper';
import { keepBoth } from './same-child';
import { sendLinks } from './send-links';
import { updateCamper } from './update-camper';
import { totalCampers } from './total-campers';

/** Campers. */
export const camperHandlers = {
  'camper.create': personalCall('camper.create', {
    body: camperForm.schema,
    run: async (call, deps) => written(await registerCamper(deps, call.person, submitted(call))),
  }),
  'camper.read': personalCall('camper.read', {
    params: byId,
    run: ({ params, person }, deps) => readCamper(deps, person, params.id),
  }),
  'camper.update': personalCall('camper.update', {
    params: byId,
    query: changeQuery,
    body: camperForm.update.schema,
    run: async ({ params, query, body, file, person }, deps) => {
      const change = { sent: body, file, silent: query.silent === 'true' };
      return written(await updateCamper(deps, person, params.id, change));
    },
  }),
  'camper.list': personalCall('camper.list', {
    query: camperListSchema,
    run: async ({ query, person, setHeader }, deps) =>
      listed({ setHeader }, await listCampers(deps, person, query)),
  }),
  'camper.export': personalCall('camper.export', {
    query: camperFileSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { fileName, rows } = await exportCampers(deps, person, query);
      return csvFile(fileName, rows, setHeader);
    },
  }),
  'camper.totals': personalCall('camper.totals', {
    query: camperListSchema,
    run: ({ query, person }, deps) => totalCampers(deps, person, query),
  }),
  'camper.history': personalCall('camper.history', {
    params: byId,
    run: ({ params, person }, deps) => readHistory(deps, person, 'camper', params.id),
  }),
  'camper.delete': personalCall('camper.delete', {
    params: byId,
    run: ({ params, person }, deps) => done(deleteCamper(deps, person, params.id)),
  }),
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
  'camper.covid-image': personalCall('camper.covid-image', {
    params: byId,
    run: async ({ params, person, setHeader }, deps) => {
      const { bytes, contentType } = await readProof(deps, person, camperKind, params.id);
      setHeader('Content-Type', contentType);
      return bytes;
    },
  }),
};
