import type { Group, RecordDeclaration } from '@camp/contracts/records/record';
import { Alert } from '@camp/ui/feedback/alert';
import { FieldRow } from '@camp/ui/form/form-section';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { KindsOf } from './form-values';
import { ContactFields } from './groups/contact-fields';
import type { GroupProps } from './groups/group-props';
import { IncidentsGroup } from './groups/incidents-group';
import { RankingGroup } from './groups/ranking-group';
import type { FieldsByKind, KindProps } from './kinds/kind-props';
import { rowsOf, type NamedField } from './rows';
import './closed-fields.css';

/** A form's additions to one section. */
export interface SectionSlot<Name extends string = string> {
  before?: ReactNode;
  after?: ReactNode;
  /** Replacements of fields. Null if another control asks the same question. */
  instead?: Partial<Record<Name, ReactNode>>;
}

/** Wrappers of fields or whole groups, by name. A wrapped field has its own row. */
export type Around = Readonly<Record<string, (control: ReactNode) => ReactNode>>;

/** The fields of a section. A slot can only replace these. */
export type NamesIn<Declared extends RecordDeclaration, Section> = {
  [Name in keyof Declared['fields'] & string]: Declared['fields'][Name]['section'] extends Section
    ? Name
    : never;
}[keyof Declared['fields'] & string];

interface SectionFieldsProps<Declared extends RecordDeclaration, Section> {
  record: Declared;
  section: Section;
  /** The components of the record's kinds of fields. */
  kinds: FieldsByKind<KindsOf<Declared>>;
  slot?: SectionSlot<NamesIn<Declared, Section>>;
  around?: Around | undefined;
  /** Why a field is read-only. Undefined if it can be changed. */
  closed?: (name: string) => string | undefined;
}

/** The fields of a section in rows and groups, and the form's additions. */
export function SectionFields<
  Declared extends RecordDeclaration,
  Section extends keyof Declared['sections'] & string,
>({
  record,
  section,
  kinds,
  slot,
  around = {},
  closed = () => undefined,
}: SectionFieldsProps<Declared, Section>) {
  const fields = Object.entries(record.fields).flatMap(([name, field]): NamedField[] =>
    field.section === section ? [{ name, field }] : [],
  );
  const instead: Partial<Record<string, ReactNode>> = slot?.instead ?? {};
  const fieldOf = ({ name, field }: NamedField): ReactNode => {
    if (name in instead) return instead[name];
    // The caller's table has every kind in the record.
    const Kind = (kinds as unknown as FieldsByKind)[field.kind] as ComponentType<KindProps>;
    return <Kind name={name} field={field} />;
  };
  const isClosed = ({ name }: NamedField) => closed(name) !== undefined;
  const reasons = [
    ...new Set(fields.map(({ name }) => closed(name)).filter((reason) => reason !== undefined)),
  ];
  return (
    <>
      {reasons.map((reason) => (
        <Alert key={reason}>{reason}</Alert>
      ))}
      {slot?.before}
      {stretchesOf(fields, around).map(({ name, fields: stretch }) => (
        <Closed key={name} isClosed={stretch.every(isClosed)}>
          {(around[name] ?? itself)(
            <Stretch
              record={record}
              fields={stretch}
              fieldOf={(field) => <Closed isClosed={isClosed(field)}>{fieldOf(field)}</Closed>}
            />,
          )}
        </Closed>
      ))}
      {slot?.after}
    </>
  );
}

/** Disables fields that can't be changed. The browser disables each control in the fieldset. */
function Closed({ isClosed, children }: { isClosed: boolean; children: ReactNode }) {
  if (!isClosed) return children;
  return (
    <fieldset disabled className="closed-fields">
      {children}
    </fieldset>
  );
}

const itself = (control: ReactNode) => control;

/**
 * Splits fields into runs: a group, a wrapped field, or the fields in between. Each run has the name of its first
 * part.
 */
function stretchesOf(fields: readonly NamedField[], around: Around) {
  const stretches: { name: string; fields: NamedField[] }[] = [];
  let last: string | undefined;
  for (const named of fields) {
    const { group } = named.field;
    const name = group ?? named.name;
    const own = group ?? (name in around ? name : undefined);
    const stretch = stretches.at(-1);
    if (stretch && own === last) stretch.fields.push(named);
    else stretches.push({ name, fields: [named] });
    last = own;
  }
  return stretches;
}

/** The component of each kind of group. A missing kind doesn't compile. */
const groupsByKind: { [Kind in Group['kind']]: ComponentType<GroupProps<Kind>> } = {
  incidents: IncidentsGroup,
  contact: ContactFields,
  ranking: RankingGroup,
};

interface StretchProps {
  record: RecordDeclaration;
  fields: readonly NamedField[];
  fieldOf: (field: NamedField) => ReactNode;
}

function Stretch({ record, fields, fieldOf }: StretchProps) {
  const rows = rowsOf(fields).map((row) => {
    const controls = row.fields.map((field) => <Fragment key={field.name}>{fieldOf(field)}</Fragment>);
    if (controls.length === 1) return controls;
    return (
      <FieldRow key={row.fields[0]?.name} columns={row.columns}>
        {controls}
      </FieldRow>
    );
  });
  const id = fields[0]?.field.group;
  const group = id === undefined ? undefined : record.groups[id];
  if (id === undefined || group === undefined) return rows;
  const GroupComponent = groupsByKind[group.kind] as ComponentType<GroupProps>;
  return (
    <GroupComponent record={record} id={id} group={group} fields={fields} fieldOf={fieldOf}>
      {rows}
    </GroupComponent>
  );
}
