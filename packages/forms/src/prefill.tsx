import type { Detail, FieldKind, StoredField } from '@camp/contracts/records/field';
import { detailNameOf, isStored } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { confirmationsOf, isStillAgreed, type Signatures } from '@camp/contracts/records/signatures';
import type { FormValues } from './form-values';

/** Known data about the person before the form is filled in. */
export interface KnownBefore {
  account?: object;
  /** The account's parent/guardian block. Its answers take precedence over the account's. */
  parent?: object | undefined;
  /** An earlier record of the same person. */
  earlier?: object;
}

const days: ReadonlySet<string> = new Set<FieldKind>([
  'date',
  'pastDate',
  'birthdate',
  'incident',
  'campDays',
]);

/** A stored answer as a person would type it, such as a day without its time. */
function textOf(value: unknown, kind: FieldKind | Detail['kind']): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return days.has(kind) ? String(value).slice(0, 10) : String(value);
}

const asTyped = (source: object, name: string, { kind }: StoredField): string =>
  textOf((source as Record<string, unknown>)[name], kind);

/** A form's initial values, as declared for each field. */
export function firstValues(
  { fields }: RecordDeclaration,
  { account, parent, earlier }: KnownBefore,
): FormValues {
  const values: FormValues = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isStored(field) || !field.first) continue;
    const { first } = field;
    if (first.value !== undefined) values[name] = first.value;
    if (account && first.account !== undefined) values[name] = asTyped(account, first.account, field);
    // Only fields that the account fills in too, since a counselor's own name isn't their parent's.
    if (parent && first.account !== undefined && name in parent) values[name] = asTyped(parent, name, field);
    if (earlier && first.earlier === 'taken') values[name] = asTyped(earlier, name, field);
    if (earlier && first.whenRegisteredBefore !== undefined) values[name] = first.whenRegisteredBefore;
  }
  return values;
}

/** A stored record as form values, for an edit. Agreements have to be given again. */
export function valuesOfRecord({ fields }: RecordDeclaration, stored: object): FormValues {
  const values: FormValues = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isStored(field) || field.kind === 'picture' || field.kind === 'confirmation') continue;
    const value = (stored as Record<string, unknown>)[name];
    values[name] = Array.isArray(value)
      ? value.map((item) => textOf(item, field.kind))
      : textOf(value, field.kind);
    if (field.kind !== 'yesNoDetail') continue;
    const detail = detailNameOf(name);
    values[detail] = textOf((stored as Record<string, unknown>)[detail], field.detail.kind);
  }
  return values;
}

/** The stored agreements that are still valid. A changed text needs a new agreement. */
export function agreedBefore(record: RecordDeclaration, stored: object): FormValues {
  const { signatures = {} } = stored as { signatures?: Signatures };
  return Object.fromEntries(
    confirmationsOf(record).map(([name, field]) => [
      name,
      isStillAgreed(field, (stored as Record<string, unknown>)[name], signatures[name]),
    ]),
  );
}
