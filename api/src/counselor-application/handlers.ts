import { counselorApplicationForm } from '@camp/contracts/counselor-application/form';
import { byId, submitted } from '../operations/answers';
import { personalCall } from '../operations/call';
import { registrationHandlers, writtenRegistration } from '../registration/registration-handlers';
import { changeQuery } from '../registration/silence';
import { applicationKind } from './application-kind';
import { apply } from './apply';
import { changeApplication } from './change-application';

/** Handlers of the counselor applications. */
export const counselorApplicationHandlers = {
  ...registrationHandlers('counselor-app', applicationKind),
  'counselor-app.create': personalCall('counselor-app.create', {
    body: counselorApplicationForm.schema,
    run: async (call, deps) =>
      writtenRegistration(
        deps,
        call.person,
        applicationKind,
        await apply(deps, call.person, submitted(call)),
      ),
  }),
  'counselor-app.update': personalCall('counselor-app.update', {
    params: byId,
    query: changeQuery,
    body: counselorApplicationForm.update.schema,
    run: async ({ params, query, body, person }, deps) => {
      const change = { id: params.id, sent: body, silent: query.silent === 'true' };
      const changed = await changeApplication(deps, person, change);
      return writtenRegistration(deps, person, applicationKind, changed);
    },
  }),
};
