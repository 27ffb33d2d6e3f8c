import type { Paid } from '@camp/contracts/camper/operations';
import type { CamperInput } from '@camp/contracts/camper/record';
import type { UserFields } from '@camp/contracts/user/record';

/** A registration of the demo data. */
export interface DemoCamper {
  form: CamperInput;
  /** Of which camp: so many before the current one. */
  campsAgo: number;
  /** Where it stands; what its turn brings where absent. */
  paid?: Paid;
}

/** A family of the demo data. */
export interface DemoFamily {
  parent: UserFields;
  campers: DemoCamper[];
}
