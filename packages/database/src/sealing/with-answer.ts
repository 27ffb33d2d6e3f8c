import type { Model, Types } from 'mongoose';

/**
 * The registrations of a year with an encrypted answer. No query can compare it, so all of the year are read.
 *
 * @param name - the field of the answer
 * @returns their ids
 */
export async function withAnswer<Stored>(
  model: Model<Stored>,
  campYear: number,
  name: string,
  answer: string,
): Promise<Types.ObjectId[]> {
  const registrations = model as unknown as Model<object>;
  type Answered = { _id: Types.ObjectId } & Record<string, unknown>;
  const found = await registrations.find({ campYear }, { [name]: 1 }).lean<Answered[]>();
  return found.filter((one) => one[name] === answer).map(({ _id }) => _id);
}
