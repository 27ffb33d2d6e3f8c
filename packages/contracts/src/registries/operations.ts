import { campOperations } from '../camp/operations';
import { camperOperations } from '../camper/operations';
import { donationOperations } from '../donation/operations';
import { paymentOperations } from '../payment/operations';
import { relatedRecordsOperations } from '../related-records/operations';
import { staffProfileOperations } from '../staff-profile/operations';
import { userOperations } from '../user/operations';

/**
 * Every call of the API. One that is missing here does not exist; one that is here without a handler, a client or a
 * row in the access table does not compile.
 */
export const operations = {
  ...userOperations,
  ...campOperations,
  ...camperOperations,
  ...paymentOperations,
  ...donationOperations,
  ...relatedRecordsOperations,
  ...staffProfileOperations,
};

/** The name of a call, such as `camper.create`. */
export type OperationName = keyof typeof operations;

/** The name of a call for which nobody has to be logged in. */
export type PublicOperationName = {
  [Name in OperationName]: (typeof operations)[Name]['access'] extends 'public' ? Name : never;
}[OperationName];
