import { askedNames } from '@camp/contracts/records/names';
import { staffProfileRecord } from '@camp/contracts/staff-profile/record';
import { staffProfileSchema } from '@camp/contracts/staff-profile/schemas';
import { staffProfileUpdate } from '@camp/contracts/staff-profile/update';
import { byId, done, listed, submitted, written } from '../operations/answers';
import { personalCall, publicCall } from '../operations/call';
import { listQuerySchema } from '../lists/list';
import { refusedFields } from '../lists/filter-schema';
import { createStaffProfile } from './create-staff-profile';
import { deleteStaffProfile } from './delete-staff-profile';
import { listStaffProfiles } from './list-staff-profiles';
import { presentStaffProfile } from './present-staff-profile';
import { updateStaffProfile } from './update-staff-profile';

/** Handlers of the staff profiles. Everybody may read them, and writing needs `edit-all`. */
export const staffProfileHandlers = {
  'staff-about.list': publicCall('staff-about.list', {
    query: listQuerySchema.extend(
      refusedFields(['_id', 'imageUrl', 'createdAt', 'updatedAt', ...askedNames(staffProfileRecord)]),
    ),
    run: async (call, deps) =>
      listed(call, await listStaffProfiles(deps, call.query)).map(presentStaffProfile),
  }),
  'staff-about.create': personalCall('staff-about.create', {
    body: staffProfileSchema,
    run: async (call, deps) =>
      written(presentStaffProfile(await createStaffProfile(deps, call.person, submitted(call)))),
  }),
  'staff-about.update': personalCall('staff-about.update', {
    params: byId,
    body: staffProfileUpdate.schema,
    run: async ({ params, body, file, person }, deps) =>
      written(presentStaffProfile(await updateStaffProfile(deps, person, params.id, { sent: body, file }))),
  }),
  'staff-about.delete': personalCall('staff-about.delete', {
    params: byId,
    run: ({ params, person }, deps) => done(deleteStaffProfile(deps, person, params.id)),
  }),
};
