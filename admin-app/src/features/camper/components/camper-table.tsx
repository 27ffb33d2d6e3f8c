import { can } from '@camp/contracts/access/can';
import type { Permissions } from '@camp/contracts/access/catalogue';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import type { Selection } from '../list/use-selection';
import { CamperRow } from './camper-row';
import { ChooseBox } from './choose-box';
import { SortHeader } from './sort-header';

interface CamperTableProps {
  campers: readonly CamperRecord[];
  permissions: Permissions;
  sort: string;
  onSort: (sort: string) => void;
  /** Absent where nothing is done with chosen campers. */
  selection?: Selection;
  onDelete: (camper: CamperRecord) => void;
}

const mostColumns = 9;

/**
 * One page of campers; where the table does not fit, each camper is a card. The roles are spelled out because a table
 * that is no longer displayed as one loses them in some browsers.
 */
export function CamperTable({ campers, permissions, sort, onSort, selection, onDelete }: CamperTableProps) {
  const mayReadData = can(permissions, 'data', 'camper');
  const mayDelete = can(permissions, 'delete-all', 'camper');
  const order = { sort, onSort };
  const columns = selection ? mostColumns : mostColumns - 1;
  return (
    <table className="camp-table camper-list" role="table">
      <caption className="camp-visually-hidden">Campers</caption>
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <th scope="col" role="columnheader" className="camper-list__choose" data-print="hide">
              <ChooseBox
                label="Choose every camper of this page"
                checked={campers.every(({ _id }) => selection.chosen.has(_id))}
                onChoose={(isChosen) => selection.set(campers, isChosen)}
              />
            </th>
          )}
          <SortHeader label="Camper" field="nameLast" {...order} />
          <SortHeader label="Grade" field="grade" {...order} />
          <th scope="col" role="columnheader">
            Parent
          </th>
          <SortHeader label="Status" field="paid" {...order} />
          <SortHeader label="Seat" field="waitlist" {...order} />
          <th scope="col" role="columnheader">
            Due
          </th>
          <SortHeader label="Registered" field="createdAt" {...order} />
          <th scope="col" role="columnheader" data-print="hide">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {campers.map((camper) => (
          <CamperRow
            key={camper._id}
            camper={camper}
            columns={columns}
            isChosen={selection?.chosen.has(camper._id)}
            mayReadData={mayReadData}
            onChoose={selection && ((isChosen) => selection.set([camper], isChosen))}
            onDelete={mayDelete ? () => onDelete(camper) : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}
