import { Types } from 'mongoose';

/** A stored audit row of a view of a record's part, which identifies it. */
export const readEntry = (part: string) => ({
  _id: new Types.ObjectId(),
  action: 'read' as const,
  isView: true,
  subject: 'camper',
  part,
  recordIds: [],
});
