import type { Answers, RecordRules } from '../records/rules';
import { proofRules } from '../registration/proof-rules';
import { otherPosition } from './options';
import type { StaffApplicationFieldName } from './record';

const alternates = ({ staffPositionsAlt }: Answers): readonly unknown[] =>
  Array.isArray(staffPositionsAlt) ? staffPositionsAlt : [];

/** Whether the application has to name the other position. */
export const asksOtherPosition = (answers: Answers): boolean =>
  answers.staffPosition === otherPosition || alternates(answers).includes(otherPosition);

const isEmpty = (answer: unknown) => answer === undefined || answer === '';

/** The rules between the answers of a staff application. */
export const staffApplicationRules: RecordRules<StaffApplicationFieldName> = {
  between: [
    ...proofRules.between,
    {
      reads: ['staffPosition', 'staffPositionsAlt'],
      path: 'staffPositionsAlt',
      message: 'Choose positions other than your primary one.',
      isBroken: (answers) => alternates(answers).includes(answers.staffPosition),
    },
    {
      reads: ['staffPosition', 'staffPositionsAlt', 'staffPositionOtherVal'],
      path: 'staffPositionOtherVal',
      message: 'Enter the other position.',
      isBroken: (answers) => asksOtherPosition(answers) && isEmpty(answers.staffPositionOtherVal),
    },
  ],
  pictures: proofRules.pictures,
  forced: [
    ...proofRules.forced,
    {
      reads: ['staffPosition', 'staffPositionsAlt'],
      field: 'staffPositionOtherVal',
      isForced: (answers) => !asksOtherPosition(answers),
    },
  ],
};
