import type { Group, RecordDeclaration } from '@camp/contracts/records/record';
import type { ReactNode } from 'react';
import type { NamedField } from '../rows';

/** What the look of one kind of group gets. */
export interface GroupProps<Kind extends Group['kind'] = Group['kind']> {
  record: RecordDeclaration;
  /** The group's name in the declaration. */
  id: string;
  group: Extract<Group, { kind: Kind }>;
  fields: readonly NamedField[];
  /** One field by its kind, for a group that lays them out itself. */
  fieldOf: (field: NamedField) => ReactNode;
  /** The fields in rows by their widths. */
  children: ReactNode;
}
