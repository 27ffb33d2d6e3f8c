import type { Paid } from '@camp/contracts/camper/operations';
import type { CamperInput } from '@camp/contracts/camper/record';
import type { UserFields } from '@camp/contracts/user/record';

/** A registration of the demo data. */
export interface DemoCamper {
  form: CamperInput;
  /** How many camps before the current one. */
  campsAgo: number;
  /** Its status. Absent for the default of its place in the list. */
  paid?: Paid;
}

/** A family of the demo data. */
export interface DemoFamily {
  parent: UserFields;
  campers: DemoCamper[];
}
