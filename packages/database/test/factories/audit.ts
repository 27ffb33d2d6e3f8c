import { Types } from 'mongoose';

/** An entry of the audit that somebody read a part of a record, as it is stored; the part tells it from others. */
export const readEntry = (part: string) => ({
  _id: new Types.ObjectId(),
  action: 'read' as const,
  isView: true,
  subject: 'camper',
  part,
  recordIds: [],
});
