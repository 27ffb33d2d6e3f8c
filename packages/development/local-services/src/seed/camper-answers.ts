import { camperRecord, type CamperInput } from '@camp/contracts/camper/record';
import { camperRules } from '@camp/contracts/camper/rules';
import { sampleOf } from '@camp/contracts/records/sample-of';
import { schemaOf } from '@camp/contracts/records/schema-of';
import type { UserFields } from '@camp/contracts/user/record';

/** The demo data about a child. The other answers are the same for all. */
export type Child = Pick<CamperInput, 'nameFirst' | 'birthdate' | 'grade' | 'sex'> & Partial<CamperInput>;

const usual = schemaOf(camperRecord, camperRules).parse(sampleOf(camperRecord));

/** A family's complete camper form: the sample with the child's values. */
export function camperAnswers(parent: UserFields, child: Child): CamperInput {
  return {
    ...usual,
    nameLast: parent.nameLast,
    shirtSize: 'Child Large',
    school: 'Aspen Grove School',
    parentNameFirst: parent.nameFirst,
    parentNameLast: parent.nameLast,
    addressStreet: parent.addressStreet,
    addressCity: parent.addressCity,
    addressState: parent.addressState,
    addressZip: parent.addressZip,
    addressCountry: parent.addressCountry,
    phoneNumber: parent.phone,
    emailAddress: parent.email,
    emergencyContactName: 'Robin Hale',
    emergencyContactPhone: '(303) 555-0161',
    emergencyContactRelation: 'Neighbor',
    dropOffContactName: `${parent.nameFirst} ${parent.nameLast}`,
    dropOffContactPhone: parent.phone,
    dropOffContactRelation: 'Parent',
    pickUpContactName: `${parent.nameFirst} ${parent.nameLast}`,
    pickUpContactPhone: parent.phone,
    pickUpContactRelation: 'Parent',
    tdap: new Date('2021-08-10'),
    mmr: new Date('2020-08-12'),
    covid: 'No',
    pediatricianName: 'Dr. Amara Singh',
    pediatricianNumber: '(303) 555-0171',
    ...child,
  };
}
