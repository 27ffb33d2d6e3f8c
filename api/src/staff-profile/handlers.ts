import { recordId } from '@camp/contracts/forms/fields';
import { askedNames } from '@camp/contracts/records/names';
import { staffProfileRecord } from '@camp/contracts/staff-profile/record';
import { staffProfileSchema } from '@camp/contracts/staff-profile/schemas';
import { staffProfileUpdate } from '@camp/contracts/staff-profile/update';
import * as z from 'zod';
import { personalCall, publicCall } from '../operations/call';
import { listQuerySchema } from '../lists/list';
import { refusedFields } from '../lists/filter-schema';
import { createStaffProfile } from './create-staff-profile';
import { deleteStaffProfile } from './delete-staff-profile';
import { listStaffProfiles } from './list-staff-profiles';
import { presentStaffProfile } from './present-staff-profile';
import { updateStaffProfile } from './update-staff-profile';

const byId = z.object({ id: recordId() });

/** Staff profiles: everybody reads them, whoever holds edit-all writes them. */
export const staffProfileHandlers = {
  'staff-about.list': publicCall('staff-about.list', {
    query: listQuerySchema.extend(
      refusedFields(['_id', 'imageUrl', 'createdAt', 'updatedAt', ...askedNames(staffProfileRecord)]),
    ),
    run: async ({ query, setHeader }, deps) => {
      const { profiles, total } = await listStaffProfiles(deps, query);
      setHeader('X-Total-Count', String(total));
      return profiles.map(presentStaffProfile);
    },
  }),
  'staff-about.create': personalCall('staff-about.create', {
    body: staffProfileSchema,
    run: async ({ body, file, person, headers }, deps) => {
      const submit = { form: body, file, idempotencyKey: headers['idempotency-key'] };
      const record = presentStaffProfile(await createStaffProfile(deps, person, submit));
      return { result: true, msg: record, _id: record._id };
    },
  }),
  'staff-about.update': personalCall('staff-about.update', {
    params: byId,
    body: staffProfileUpdate.schema,
    run: async ({ params, body, file }, deps) => {
      const record = presentStaffProfile(await updateStaffProfile(deps, params.id, { sent: body, file }));
      return { result: true, msg: record, _id: record._id };
    },
  }),
  'staff-about.delete': personalCall('staff-about.delete', {
    params: byId,
    run: async ({ params, person }, deps) => {
      await deleteStaffProfile(deps, person, params.id);
      return { result: true };
    },
  }),
};
