import {
  CampDaysKind,
  ChoiceKind,
  ConfirmationKind,
  RankedKind,
  SeveralKind,
  YesNoKind,
} from './choice-kinds';
import { DetailKind } from './detail-kind';
import { IncidentKind } from './incident-kind';
import type { FieldsByKind } from './kind-props';
import {
  DateKind,
  EmailKind,
  LineKind,
  NumberKind,
  PasswordAgainKind,
  PasswordKind,
  PhoneKind,
  ProseKind,
  StateKind,
  ZipKind,
} from './text-kinds';

/** All kinds except pictures, for forms without one. */
export const answerKinds = {
  line: LineKind,
  prose: ProseKind,
  phone: PhoneKind,
  email: EmailKind,
  zip: ZipKind,
  state: StateKind,
  choice: ChoiceKind,
  ranked: RankedKind,
  several: SeveralKind,
  yesNo: YesNoKind,
  yesNoDetail: DetailKind,
  date: DateKind,
  pastDate: DateKind,
  birthdate: DateKind,
  incident: IncidentKind,
  campDays: CampDaysKind,
  number: NumberKind,
  confirmation: ConfirmationKind,
  password: PasswordKind,
  passwordAgain: PasswordAgainKind,
} as const satisfies Partial<FieldsByKind>;
