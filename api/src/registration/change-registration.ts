import { closedReasons } from '@camp/contracts/camper/closed-to-change';
import type { Answers } from '@camp/contracts/records/rules';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import type {
  StoredPersonRegistration,
  StoredRegistration,
} from '@camp/database/registration/registration-paths';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { UploadedFile } from '../operations/call';
import type { Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';
import { countUpdate } from '../records/count-update';
import { transact, type RecordEvent } from '../transact';
import { checkedChangesOf } from './checked-changes';
import { mayEdit, mayEditAll, maySeeMedical } from './policies';
import { proofErrors } from './proof';
import { refuse } from '../refusals/refuse';
import { refuseChangedTexts } from './refuse-changed-texts';
import type { PersonForm, PersonKind, RegistrationKind } from './registration-kind';
import { storeAnswers } from './store-answers';

/** The sent changes. Other fields stay. */
export interface Change {
  id: string;
  sent: Answers;
  file?: UploadedFile | undefined;
  /** Whether the family gets no email. */
  silent?: boolean;
  /** The header with the versions of the texts that the person agreed to. */
  agreedVersions?: string | string[] | undefined;
}

/**
 * Changes the registration of a person who attends camp, and emails its owner the names of the changed answers. A new
 * picture replaces the old one, and the answer No deletes it.
 */
export async function changeRegistration<
  Form extends PersonForm,
  Stored extends StoredPersonRegistration,
  Presented,
>(
  deps: Dependencies,
  person: Person,
  kind: PersonKind<Stored, Presented, Form>,
  { id, sent, file, silent = false, agreedVersions }: Change,
): Promise<Stored> {
  const run = async (session: ClientSession, record: RecordEvent): Promise<Stored> => {
    const { found, camp } = await findToChange(deps, person, kind, { id, session });
    await refuseChangedTexts(deps, kind.form.record, sent, agreedVersions);
    const read = kind.readForCamp?.(sent, camp) ?? sent;
    const changes = checkedChangesOf(
      { record: kind.form.record, update: kind.form.update, stored: found, sent: read, file },
      maySeeMedical(person, kind.subject, found),
    );
    const updated = await storeAnswers(
      deps,
      person,
      kind,
      {
        ...{ found, sent: read, changes, file, silent },
        check: (_fields, merged, image) =>
          refuse([
            ...(kind.errorsOfCamp?.(changes, camp) ?? []),
            ...('covid' in changes || image ? proofErrors(merged, Boolean(image ?? found.imageId)) : []),
          ]),
      },
      { session, record },
    );
    if (updated !== found) await kind.alsoChange?.(deps.models, session, updated);
    return updated;
  };
  await countUpdate(deps, person, kind.subject);
  return transact(deps, run).catch(onDuplicateKey(kind.duplicate));
}

/**
 * The registration that a person may change: one's own until camp begins, or any with `edit-all`.
 * @throws ProblemError 404, or 409 once camp has begun
 */
export async function findToChange<Stored extends StoredRegistration, Presented>(
  { models, clock }: Dependencies,
  person: Person,
  kind: RegistrationKind<Stored, Presented>,
  { id, session }: { id: string; session: ClientSession },
): Promise<{ found: Stored; camp: StoredCamp }> {
  const found = await kind.model(models).findById(id).session(session).lean<Stored>();
  if (!found || !mayEdit(person, kind.subject, found)) throw notFound(kind.name);
  const camp = await models.Camp.findById(found.campId).session(session).lean<StoredCamp>();
  if (!camp) throw notFound('Camp');
  if (!mayEditAll(person, kind.subject) && clock.now() > camp.startDate)
    throw new ProblemError('conflict', closedReasons.begun());
  return { found, camp };
}
