import { mayCall } from '@camp/contracts/access/may-call';
import { donateList } from '@camp/contracts/donation/operations';
import type { Models } from '@camp/database/models';
import { trusted, Types } from 'mongoose';
import { namesOfOwners, namesOfRecords, type Names } from '../audit/names-of-records';
import type { Person } from '../auth/person';
import { maySeeMoney } from '../payment/policies';
import type { SubjectRecord } from './subjects-of';

/** The owners of failed jobs' records, if the person may see them in the records' list. */
export async function whoseRecords(
  models: Models,
  person: Person,
  records: readonly SubjectRecord[],
): Promise<Names> {
  const idsOf = (kind: string) =>
    records.filter(({ subject }) => subject === kind).map(({ id }) => new Types.ObjectId(id));
  const [people, families, donors] = await Promise.all([
    namesOfRecords(models, person, idsOf),
    maySeeMoney(person) ? whoPays(models, idsOf('payment')) : [],
    mayCall(person.permissions, donateList.access) ? whoGave(models, idsOf('donation')) : [],
  ]);
  return new Map([...people, ...families, ...donors]);
}

async function whoPays(models: Models, ids: readonly Types.ObjectId[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const payments = await models.Payment.find({ _id: trusted({ $in: [...ids] }) }, { userId: 1 }).lean();
  const names = await namesOfOwners(models, payments);
  return payments.flatMap(({ _id, userId }): [string, string][] => {
    const name = names.get(userId.toString());
    return name ? [[_id.toString(), name]] : [];
  });
}

async function whoGave({ Donation }: Models, ids: readonly Types.ObjectId[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const donations = await Donation.find({ _id: trusted({ $in: [...ids] }) }, { donor: 1 }).lean();
  return donations.flatMap(({ _id, donor }): [string, string][] =>
    donor ? [[_id.toString(), donor.name ?? donor.email]] : [],
  );
}
