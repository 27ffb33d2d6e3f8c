import { closedToChange } from '@camp/contracts/camper/closed-to-change';
import { camperForm } from '@camp/contracts/camper/form';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import type { Dependencies } from '../dependencies';
import { owns, type Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';
import { countUpdate } from '../records/count-update';
import { transact } from '../transact';
import { checkedChangesOf } from '../registration/checked-changes';
import { mayEdit, mayEditAll, maySeeMedical } from '../registration/policies';
import type { Change } from '../registration/change-registration';
import { storeAnswers } from '../registration/store-answers';
import { refuseChangedTexts } from '../registration/refuse-changed-texts';
import type { Transaction } from '../registration/proof';
import { camperKind, duplicate } from './camper-kind';
import { viewRegistration } from '../registration/view-registrations';

/**
 * Changes a registration. Its owner may change medical answers until camp begins, and other answers while it is unpaid.
 * Holders of `edit-all` may change every answer that they see. Dependent fields are updated, and the family and the
 * camp are emailed.
 * @throws ProblemError 409 for an answer that is closed, or if the child would be registered twice
 */
export async function updateCamper(
  deps: Dependencies,
  person: Person,
  { id, ...change }: Change,
): Promise<CamperRecord> {
  await countUpdate(deps, person, 'camper');
  const updated = await transact(deps, async (session, record) => {
    // Read again inside the transaction, since a payment limits the changes.
    const camper = await deps.models.Camper.findById(id).session(session).lean<StoredCamper>();
    if (!camper || !mayEdit(person, 'camper', camper)) throw notFound('Camper');
    return changeCamper(deps, person, { camper, ...change }, { session, record });
  }).catch(onDuplicateKey(duplicate));
  return viewRegistration(deps, person, camperKind, updated);
}

async function changeCamper(
  deps: Dependencies,
  person: Person,
  { camper, sent, file, silent = false, agreedVersions }: Omit<Change, 'id'> & { camper: StoredCamper },
  transaction: Transaction,
): Promise<StoredCamper> {
  await refuseChangedTexts(deps, camperRecord, sent, agreedVersions);
  const sentChange = { record: camperRecord, update: camperForm.update, stored: camper, sent, file };
  const changes = checkedChangesOf(sentChange, maySeeMedical(person, 'camper', camper));
  const check = (fields: readonly string[]) => refuseClosed(deps, person, camper, fields);
  const answers = { found: camper, sent, changes, file, silent, check };
  return storeAnswers(deps, person, camperKind, answers, transaction);
}

/** @throws ProblemError 409 for the first of these answers that the person may no longer change */
async function refuseClosed(
  { models, clock }: Dependencies,
  person: Person,
  camper: StoredCamper,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0 || mayEditAll(person, 'camper')) return;
  const camp = await models.Camp.findById(camper.campId).lean<StoredCamp>();
  if (!camp) throw new Error(`The camp of camper ${camper._id.toString()} is missing.`);
  const standing = {
    editsAll: false,
    seesMedical: owns(person, camper),
    paid: camper.paid,
    startDate: camp.startDate,
    now: clock.now(),
  };
  for (const name of names) {
    const reason = closedToChange(name, standing);
    if (reason) throw new ProblemError('conflict', reason);
  }
}
