import type { RecordDeclaration } from '@camp/contracts/records/record';
import { FieldRow, FormSection } from '@camp/ui/form-section';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { KindsOf } from './form-values';
import type { GroupProps } from './groups/group-props';
import { groupsByKind } from './groups/groups-by-kind';
import type { FieldsByKind, KindProps } from './kinds/kind-props';
import { rowsOf, type NamedField } from './rows';

/** What a form adds to one of its sections. */
export interface SectionSlot<Name extends string = string> {
  before?: ReactNode;
  after?: ReactNode;
  /** Stands where these fields would; null where another one asks for the same. */
  instead?: Partial<Record<Name, ReactNode>>;
}

/** The slots of a form, by the sections of its record; of each only its own fields can be replaced. */
export type SectionSlots<Declared extends RecordDeclaration> = {
  [Section in keyof Declared['sections']]?: SectionSlot<
    {
      [Name in keyof Declared['fields'] & string]: Declared['fields'][Name]['section'] extends Section
        ? Name
        : never;
    }[keyof Declared['fields'] & string]
  >;
};

interface FormSectionsProps<Declared extends RecordDeclaration> {
  record: Declared;
  /** The components of the record's kinds. */
  kinds: FieldsByKind<KindsOf<Declared>>;
  slots?: SectionSlots<Declared>;
}

/** Every section of a record's form, one below the other, with its fields by kind. */
export function FormSections<Declared extends RecordDeclaration>({
  record,
  kinds,
  slots = {},
}: FormSectionsProps<Declared>) {
  const all = Object.entries(record.fields).map(([name, field]): NamedField => ({ name, field }));
  return Object.entries(record.sections).map(([id, { title, description }]) => {
    const slot: SectionSlot = (slots as Record<string, SectionSlot | undefined>)[id] ?? {};
    const fieldOf = ({ name, field }: NamedField): ReactNode => {
      if (slot.instead && name in slot.instead) return slot.instead[name];
      // The caller's table holds every kind that the record has.
      const Kind = (kinds as unknown as FieldsByKind)[field.kind] as ComponentType<KindProps>;
      return <Kind name={name} field={field} />;
    };
    return (
      <FormSection key={id} id={id} title={title} description={description}>
        {slot.before}
        {stretchesOf(all.filter(({ field }) => field.section === id)).map((stretch) => (
          <Stretch key={stretch[0]?.name} record={record} fields={stretch} fieldOf={fieldOf} />
        ))}
        {slot.after}
      </FormSection>
    );
  });
}

/** Neighbours of one group together, and what stands between groups. */
function stretchesOf(fields: readonly NamedField[]): NamedField[][] {
  const stretches: NamedField[][] = [];
  for (const field of fields) {
    const last = stretches.at(-1);
    if (last?.[0] && last[0].field.group === field.field.group) last.push(field);
    else stretches.push([field]);
  }
  return stretches;
}

interface StretchProps {
  record: RecordDeclaration;
  fields: readonly NamedField[];
  fieldOf: (field: NamedField) => ReactNode;
}

function Stretch({ record, fields, fieldOf }: StretchProps) {
  const rows = rowsOf(fields).map((row) =>
    row.fields.length === 1 ? (
      <Fragment key={row.fields[0]?.name}>{row.fields.map(fieldOf)}</Fragment>
    ) : (
      <FieldRow key={row.fields[0]?.name} columns={row.columns}>
        {row.fields.map((field) => (
          <Fragment key={field.name}>{fieldOf(field)}</Fragment>
        ))}
      </FieldRow>
    ),
  );
  const id = fields[0]?.field.group;
  const group = id === undefined ? undefined : record.groups[id];
  if (id === undefined || group === undefined) return rows;
  const Group = groupsByKind[group.kind] as ComponentType<GroupProps>;
  return (
    <Group id={id} group={group} fields={fields} fieldOf={fieldOf}>
      {rows}
    </Group>
  );
}
