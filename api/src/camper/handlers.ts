import { camperForm } from '@camp/contracts/camper/form';
import { recordId } from '@camp/contracts/forms/fields';
import { keepBothSchema, sendPaymentLinkSchema, waitlistSchema } from '@camp/contracts/camper/schemas';
import * as z from 'zod';
import { personalCall } from '../operations/call';
import { csvFile } from '../lists/csv';
import { readHistory } from '../history/read-history';
import { changeQuery } from '../registration/silence';
import { deleteCamper } from './delete-camper';
import { exportCampers } from './export-campers';
import { camperFileSchema, camperListSchema } from './ask-for-campers';
import { listCampers } from './list-campers';
import { moveCampers, takeSeatBack } from './move-campers';
import { readCamper } from './read-camper';
import { readCovidImage } from './read-covid-image';
import { registerCamper } from './register-camper';
import { keepBoth } from './same-child';
import { sendLinks } from './send-links';
import { updateCamper } from './update-camper';
import { totalCampers } from './total-campers';

const byId = z.object({ id: recordId() });

/** Campers. */
export const camperHandlers = {
  'camper.create': personalCall('camper.create', {
    body: camperForm.schema,
    run: async ({ body, file, person, headers }, deps) => {
      const submit = { form: body, file, idempotencyKey: headers['idempotency-key'] };
      const record = await registerCamper(deps, person, submit);
      return { result: true, msg: record, _id: record._id };
    },
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
      const record = await updateCamper(deps, person, params.id, change);
      return { result: true, msg: record, _id: record._id };
    },
  }),
  'camper.list': personalCall('camper.list', {
    query: camperListSchema,
    run: async ({ query, person, setHeader }, deps) => {
      const { items, total } = await listCampers(deps, person, query);
      setHeader('X-Total-Count', String(total));
      return items;
    },
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
    run: async ({ params, person }, deps) => {
      await deleteCamper(deps, person, params.id);
      return { result: true };
    },
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
    run: async ({ params, person }, deps) => {
      const record = await takeSeatBack(deps, person, params.id);
      return { result: true, msg: record, _id: record._id };
    },
  }),
  'camper.keep-both': personalCall('camper.keep-both', {
    body: keepBothSchema,
    lists: ['campers'],
    run: async ({ body, person }, deps) => {
      await keepBoth(deps, person, body.campers);
      return { result: true };
    },
  }),
  'camper.covid-image': personalCall('camper.covid-image', {
    params: byId,
    run: async ({ params, person, setHeader }, deps) => {
      const { bytes, contentType } = await readCovidImage(deps, person, params.id);
      setHeader('Content-Type', contentType);
      return bytes;
    },
  }),
};
