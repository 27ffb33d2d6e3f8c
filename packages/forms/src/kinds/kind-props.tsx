import type { Field, FieldKind } from '@camp/contracts/records/field';
import type { ComponentType } from 'react';

type OfKind<OneField, Kind> = OneField extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? OneField & { kind: Kind }
    : never
  : never;

/** The declaration of a field of one kind. */
export type FieldOfKind<Kind extends FieldKind> = OfKind<Field, Kind>;

/** Props of a kind's component: the name of its value, and its declaration. */
export interface KindProps<Kind extends FieldKind = FieldKind> {
  name: string;
  field: FieldOfKind<Kind>;
}

/** The component of each kind. */
export type FieldsByKind<Kind extends FieldKind = FieldKind> = {
  [One in Kind]: ComponentType<KindProps<One>>;
};
