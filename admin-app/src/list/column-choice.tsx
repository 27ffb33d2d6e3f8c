import { visibleTo } from '@camp/contracts/lists/list';
import { CheckboxMenu } from '@camp/ui/overlays/checkbox-menu';
import type { AnyRow } from './list-view';
import type { ListState } from './use-list';

/** Selects the table's columns. The column that identifies a row stays. */
export function ColumnChoice<Row extends AnyRow>({ list }: { list: ListState<Row> }) {
  const { view, seesMedical, columns, change } = list;
  const combined = new Set(view.list.columns.flatMap(({ of = [] }) => of));
  const choices = visibleTo(view.list.columns, seesMedical).filter(({ name }) => !combined.has(name));
  const chosen = columns.map(({ name }) => name);
  return (
    <CheckboxMenu
      label="Columns"
      options={choices.map(({ name, label }) => ({ value: name, label, disabled: name === view.header }))}
      value={chosen}
      onToggle={(name, isChosen) =>
        change({ columns: isChosen ? [...chosen, name] : chosen.filter((one) => one !== name) })
      }
    />
  );
}
