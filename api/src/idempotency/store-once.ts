import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { transact, type RecordEvent } from '../transact';
import { createOnce } from './create-once';
import { leaveOldKey, type Submission, type Submitted } from './submission';

/**
 * `createOnce` for a record that is identified only by its submit's key, in one transaction with its events.
 *
 * @param model - with `oncePerSubmit`
 * @param store - stores the record with `submittedBy(submission)`
 * @throws ProblemError 409 if the key belongs to another form, or the error of `store`
 */
export async function storeOnce<Stored extends Submitted>(
  deps: Dependencies,
  model: Model<Stored>,
  submission: Submission,
  store: (session: ClientSession, record: RecordEvent) => Promise<Stored>,
): Promise<Stored> {
  const { key: submissionKey } = submission;
  const findAgain = () => model.find({ submissionKey } as QueryFilter<Stored>).lean<Stored[]>();
  const create = () =>
    transact(deps, async (session, record) => {
      await leaveOldKey(model, submission, deps.clock.now(), session);
      return store(session, record);
    });
  return createOnce(deps, { submission, found: await findAgain(), findAgain, create });
}
