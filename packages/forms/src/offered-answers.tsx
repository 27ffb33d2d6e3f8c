import { carriedOf, type EarlierRecords } from '@camp/contracts/records/carried';
import type { Field } from '@camp/contracts/records/field';
import { detailNameOf } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { submittedSections, type SubmittedAnswer } from '@camp/contracts/records/submitted';
import type { FormValue, FormValues } from './form-values';
import { valuesOfRecord } from './prefill';

/** An answer of an earlier record, or a group's answers, offered for an empty field. */
export interface OfferedAnswer extends SubmittedAnswer {
  section: string;
  /** The answer's source, such as 'In 2026' or 'For Ava in 2026'. */
  from: string;
  campYear: number;
  isMedical: boolean;
  /** The form values to copy, all or none. Single values could mix two people, or be a detail without its Yes. */
  values: Readonly<FormValues>;
}

/** Whether a form's field has a value. */
export const isAnswered = (value: FormValue): boolean =>
  value !== undefined && value !== false && !(typeof value === 'object' ? value.length === 0 : value === '');

/** The values of an answer's fields. Details follow their questions. */
function valuesOf(part: RecordDeclaration, name: string, source: FormValues): FormValues {
  const own = Object.entries<Field>(part.fields).filter(([field, { group = field }]) => group === name);
  const names = own.flatMap(([field]) => [field, detailNameOf(field)]).filter((field) => field in source);
  return Object.fromEntries(names.map((field) => [field, source[field]]));
}

/**
 * The answers of earlier records that a form can offer, in the order of the page.
 *
 * @param known the form's values. Fields with a value get no offer
 */
export function offeredAnswers(
  record: RecordDeclaration,
  earlier: EarlierRecords,
  known: FormValues,
): OfferedAnswer[] {
  return Object.keys(record.sections).flatMap((section): OfferedAnswer[] => {
    const carried = carriedOf(record, section, earlier);
    if (!carried) return [];
    const { source, part } = carried;
    const { campYear, nameFirst } = source;
    const from =
      source === earlier.person
        ? `Your answers from ${campYear}`
        : `Your answers for ${nameFirst} from ${campYear}`;
    const isMedical = Object.values(part.fields).some(
      (field) => 'visibility' in field && field.visibility === 'medical',
    );
    const values = valuesOfRecord(part, source);
    return submittedSections(part, source)
      .flatMap(({ answers }) => answers)
      .map((answer) => ({
        ...{ ...answer, section, from, campYear, isMedical },
        values: valuesOf(part, answer.name, values),
      }))
      .filter(
        ({ parts, values: own }) =>
          parts.length > 0 && !Object.keys(own).some((name) => isAnswered(known[name])),
      );
  });
}
