import type { Group, RecordDeclaration } from '@camp/contracts/records/record';
import type { ReactNode } from 'react';
import type { NamedField } from '../rows';

/** Props of a group's component. */
export interface GroupProps<Kind extends Group['kind'] = Group['kind']> {
  record: RecordDeclaration;
  /** The group's name in the declaration. */
  id: string;
  group: Extract<Group, { kind: Kind }>;
  fields: readonly NamedField[];
  /** Renders one field by its kind, for groups with their own layout. */
  fieldOf: (field: NamedField) => ReactNode;
  /** The fields in rows by their widths. */
  children: ReactNode;
}
