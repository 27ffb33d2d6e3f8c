import { can } from '@camp/contracts/access/can';
import type { Permissions } from '@camp/contracts/access/catalogue';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import type { Selection } from '../list/use-selection';
import { CamperRow } from './camper-row';
import { SortHeader } from './sort-header';

interface CamperTableProps {
  campers: readonly CamperRecord[];
  permissions: Permissions;
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection;
  onDelete: (camper: CamperRecord) => void;
}

const columns = 9;

/** One page of campers; on a phone each camper is a card. */
export function CamperTable({ campers, permissions, sort, onSort, selection, onDelete }: CamperTableProps) {
  const isAllChosen = campers.every(({ _id }) => selection.chosen.has(_id));
  const mayReadData = can(permissions, 'data', 'camper');
  const mayDelete = can(permissions, 'delete-all', 'camper');
  const order = { sort, onSort };
  return (
    <table className="camp-table camper-list">
      <caption className="camp-visually-hidden">Campers</caption>
      <thead>
        <tr>
          <th scope="col">
            <label className="camp-choice camp-choice--single">
              <input
                type="checkbox"
                className="camp-choice__control"
                aria-label="Choose every camper of this page"
                checked={isAllChosen}
                onChange={(event) => selection.set(campers, event.target.checked)}
              />
            </label>
          </th>
          <SortHeader label="Camper" field="nameLast" {...order} />
          <SortHeader label="Grade" field="grade" {...order} />
          <th scope="col">Parent</th>
          <SortHeader label="Status" field="paid" {...order} />
          <SortHeader label="Seat" field="waitlist" {...order} />
          <th scope="col">Due</th>
          <SortHeader label="Registered" field="createdAt" {...order} />
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {campers.map((camper) => (
          <CamperRow
            key={camper._id}
            camper={camper}
            columns={columns}
            isChosen={selection.chosen.has(camper._id)}
            mayReadData={mayReadData}
            onChoose={(isChosen) => selection.set([camper], isChosen)}
            onDelete={mayDelete ? () => onDelete(camper) : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}
