import type { RecordDeclaration } from '@camp/contracts/records/record';
import { FormSection } from '@camp/ui/form/form-section';
import type { ReactNode } from 'react';
import type { KindsOf } from './form-values';
import type { FieldsByKind } from './kinds/kind-props';
import { SectionFields, type Around, type NamesIn, type SectionSlot } from './section-fields';

/** Additions to a form's sections, by the sections' names in the declaration. */
export type SectionSlots<Declared extends RecordDeclaration> = {
  [Section in keyof Declared['sections'] & string]?: SectionSlot<NamesIn<Declared, Section>>;
};

interface FormSectionsProps<Declared extends RecordDeclaration> {
  record: Declared;
  /** The components of the record's kinds of fields. */
  kinds: FieldsByKind<KindsOf<Declared>>;
  slots?: SectionSlots<Declared>;
  /** Shown at the top of each section, before its slot. */
  beginning?: (section: string) => ReactNode;
  around?: Around;
  /** Why a field is read-only. Undefined if it can be changed. */
  closed?: (name: string) => string | undefined;
}

/** All sections of a record's form that have fields, stacked. */
export function FormSections<Declared extends RecordDeclaration>({
  record,
  kinds,
  slots = {},
  beginning,
  around,
  closed,
}: FormSectionsProps<Declared>) {
  const asking = new Set(Object.values(record.fields).map(({ section }) => section));
  return Object.entries(record.sections)
    .filter(([id]) => asking.has(id))
    .map(([id, { title, description }]) => (
      <FormSection key={id} id={id} title={title} description={description}>
        {beginning?.(id)}
        <SectionFields
          record={record}
          section={id}
          kinds={kinds}
          closed={closed}
          around={around}
          slot={(slots as SectionSlots<RecordDeclaration>)[id] as SectionSlot<NamesIn<Declared, string>>}
        />
      </FormSection>
    ));
}
