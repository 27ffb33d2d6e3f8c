import { camperRecord } from '../camper/record';
import { counselorRecord } from '../counselor/record';
import { nameLimit } from '../forms/limits';
import type { Field, StoredField } from '../records/field';
import { detailNameOf, isStored } from '../records/names';
import type { RecordDeclaration } from '../records/record';
import { staffApplicationRecord } from '../staff-application/record';
import type { ImportKind } from './kinds';
import { firstImportedYear } from './limits';

/** A field that a column of a file can be matched to. */
export interface ImportField {
  name: string;
  label: string;
  /** How a cell is read. */
  field: StoredField;
  isRequired: boolean;
}

const chooseYear = 'Enter a year before the current camp year.';

const year: ImportField = {
  name: 'year',
  label: 'Year',
  isRequired: true,
  field: {
    kind: 'number',
    section: '',
    visibility: 'open',
    question: 'Year',
    least: firstImportedYear,
    most: 2100,
    missing: chooseYear,
    wrong: chooseYear,
  },
};

const wrongAmount = 'Enter an amount in dollars from 0.01 to 1,000,000.';
const noMoreThan = `Enter up to ${nameLimit * 2} characters.`;

const gift: Readonly<Record<string, StoredField>> = {
  amount: {
    kind: 'number',
    section: '',
    visibility: 'open',
    question: 'Amount',
    cents: true,
    least: 0.01,
    most: 1_000_000,
    missing: wrongAmount,
    wrong: wrongAmount,
  },
  donatedOn: {
    kind: 'pastDate',
    section: '',
    visibility: 'open',
    question: 'Date',
    missing: 'Enter a date.',
    wrong: 'Enter a past date, such as 2019-07-04 or 7/4/2019.',
  },
  donor: {
    kind: 'line',
    section: '',
    visibility: 'contact',
    question: 'Donor',
    limit: nameLimit * 2,
    missing: noMoreThan,
  },
  donorEmail: {
    kind: 'email',
    section: '',
    visibility: 'contact',
    question: 'Donor’s email',
    missing: 'Enter a valid email address.',
  },
};

/** Names without which a record can't be found again. */
const required = ['nameFirst', 'nameLast', 'amount'];

/** The fields of a kind, the year first. Confirmations and pictures can't be imported. */
export const importFieldsOf = (kind: ImportKind): readonly ImportField[] => fieldsByKind[kind];

const fieldsByKind: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  camper: fieldsOfRecord(camperRecord),
  counselor: fieldsOfRecord(counselorRecord),
  staff: fieldsOfRecord(staffApplicationRecord),
  donation: [
    year,
    ...Object.entries(gift).map(([name, field]) => ({
      name,
      label: field.question,
      field,
      isRequired: required.includes(name),
    })),
  ],
};

function fieldsOfRecord({ fields, sections }: RecordDeclaration): ImportField[] {
  const sectionTitles = sections as Readonly<Record<string, { title: string; shortTitle?: string }>>;
  return [
    year,
    ...Object.entries<Field>(fields).flatMap(([name, field]): ImportField[] => {
      if (!isStored(field) || field.kind === 'confirmation' || field.kind === 'picture') return [];
      const { title = '', shortTitle = title } = sectionTitles[field.section] ?? {};
      const label = `${shortTitle}: ${field.shortName ?? field.question}`;
      const own = { name, label, field, isRequired: required.includes(name) };
      if (field.kind !== 'yesNoDetail') return [own];
      const { detail, section, visibility } = field;
      const place = { section, visibility, question: detail.question, missing: detail.missing };
      const asked: StoredField =
        detail.kind === 'text'
          ? { ...place, kind: 'prose', limit: detail.limit, tooLong: detail.tooLong }
          : { ...place, kind: 'date', wrong: detail.wrong };
      const detailLabel = `${label} (detail)`;
      return [own, { name: detailNameOf(name), label: detailLabel, field: asked, isRequired: false }];
    }),
  ];
}
