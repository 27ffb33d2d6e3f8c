import { accessTokenHandlers } from './access-token/handlers';
import { auditHandlers } from './audit/handlers';
import { campHandlers } from './camp/handlers';
import { campFiguresHandlers } from './camp-figures/handlers';
import { camperHandlers } from './camper/handlers';
import { counselorApplicationHandlers } from './counselor-application/handlers';
import { counselorKind } from './counselor/counselor-kind';
import { donationHandlers } from './donation/handlers';
import { failedJobHandlers } from './failed-work/handlers';
import type { Handlers } from './operations/call';
import { messageHandlers } from './message/handlers';
import { noteHandlers } from './note/handlers';
import { camperWaitlistHandlers } from './camper-waitlist/handlers';
import { parentHandlers } from './parent/handlers';
import { paymentHandlers } from './payment/handlers';
import { fullExportHandlers } from './full-export/handlers';
import { importHandlers } from './import/handlers';
import { photographHandlers } from './photograph/handlers';
import { personHandlers } from './registration/registration-handlers';
import { outgoingWebhookHandlers } from './outgoing-webhook/handlers';
import { relatedRecordsHandlers } from './related-records/handlers';
import { roleHandlers } from './role/handlers';
import { savedViewHandlers } from './saved-view/handlers';
import { staffApplicationKind } from './staff-application/staff-application-kind';
import { contentHandlers } from './content/handlers';
import { staffProfileHandlers } from './staff-profile/handlers';
import { systemHandlers } from './system/handlers';
import { testEntryHandlers } from './test-entry/handlers';
import { passkeyHandlers } from './user/passkey/handlers';
import { secondFactorHandlers } from './user/second-factor/handlers';
import { userHandlers } from './user/handlers';
import { vaccinationHandlers } from './vaccination/handlers';

/** The handler of every operation. A missing one does not compile. */
export const handlers: Handlers = {
  ...userHandlers,
  ...secondFactorHandlers,
  ...passkeyHandlers,
  ...roleHandlers,
  ...campHandlers,
  ...camperHandlers,
  ...camperWaitlistHandlers,
  ...parentHandlers,
  ...personHandlers('staff', staffApplicationKind),
  ...personHandlers('counselor', counselorKind),
  ...counselorApplicationHandlers,
  ...vaccinationHandlers,
  ...paymentHandlers,
  ...donationHandlers,
  ...relatedRecordsHandlers,
  ...contentHandlers,
  ...photographHandlers,
  ...staffProfileHandlers,
  ...savedViewHandlers,
  ...auditHandlers,
  ...fullExportHandlers,
  ...importHandlers,
  ...campFiguresHandlers,
  ...noteHandlers,
  ...messageHandlers,
  ...testEntryHandlers,
  ...failedJobHandlers,
  ...systemHandlers,
  ...accessTokenHandlers,
  ...outgoingWebhookHandlers,
};
