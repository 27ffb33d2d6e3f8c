import type { YesNo } from '../forms/fields';
import type { Field } from '../records/field';
import type { RecordDeclaration } from '../records/record';
import { labelOf } from './columns-of';
import type { ListFilter } from './list';

const yesNoOptions: readonly YesNo[] = ['Yes', 'No'];

/** A filter for each multiple-choice answer. */
export const filtersOf = ({ fields }: RecordDeclaration): ListFilter[] =>
  Object.entries(fields).flatMap(([name, field]): ListFilter[] => {
    const options = optionsOf(field);
    if (options.length === 0 || !('visibility' in field)) return [];
    const { visibility } = field;
    return [
      { name, label: labelOf(field), visibility, options: options.map((value) => ({ value, label: value })) },
    ];
  });

function optionsOf(field: Field): readonly string[] {
  switch (field.kind) {
    case 'choice':
    case 'ranked':
    case 'several':
      return field.options;
    case 'yesNo':
    case 'yesNoDetail':
      return yesNoOptions;
    default:
      return [];
  }
}
