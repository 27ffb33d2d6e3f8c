import { formatGmt } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { Table } from '@camp/ui/content/table';
import { TextLink } from '@camp/ui/actions/text-link';
import { pageExists } from '../../../page-exists';

/** When which registration is due, each with the way there (docs/product/public-site.md, Home). */
export function Deadlines({ camp }: { camp: CampRecord }) {
  const rows = [
    { who: 'Campers', to: '/camper-home', due: camp.registrationCamperEnd },
    { who: 'Counselors', to: '/counselor/create', due: camp.registrationStaffEnd },
    { who: 'Staff', to: '/staff/create', due: camp.registrationStaffEnd },
  ];
  return (
    <Table
      caption="Registration deadlines"
      hideCaption
      columns={[
        {
          key: 'who',
          header: 'Registration',
          isRowHeader: true,
          cell: ({ who, to }) => (pageExists(to) ? <TextLink to={to}>{who}</TextLink> : who),
        },
        { key: 'due', header: 'Due', cell: ({ due }) => formatGmt(due) },
      ]}
      rows={rows}
      rowKey={({ who }) => who}
    />
  );
}
