import type { ParentInput } from '@camp/contracts/parent/record';
import type { Models } from '../../src/models';
import type { StoredParent } from '../../src/parent/parent-model';
import { createUser } from './user';

/** A complete parent/guardian block. */
export const parentInput = (values: Partial<ParentInput> = {}): ParentInput => ({
  parentNameFirst: 'Robin',
  parentNameLast: 'Guardian',
  addressStreet: '2 Side Street',
  addressCity: 'Springfield',
  addressState: 'CO',
  addressZip: '80001',
  addressCountry: 'United States',
  phoneNumber: '303-555-0111',
  emailAddress: 'robin@example.com',
  ...values,
});

/** Stores a parent block, and creates its account unless given. */
export async function createParent(
  models: Models,
  values: Partial<StoredParent> = {},
): Promise<StoredParent> {
  const userId = values.userId ?? (await createUser(models))._id;
  return (await models.Parent.create({ ...parentInput(values), ...values, userId })).toObject();
}
