import type { RailName } from '@camp/contracts/registries/rail';
import { Icon } from '@camp/ui/icon';

/**
 * The icon of each destination, as one path on a grid of 24 units. A destination without an icon does not compile.
 */
const drawings: Readonly<Record<RailName, string>> = {
  Dashboard: 'M4 13h7V4H4zM13 20h7v-9h-7zM4 20h7v-4H4zM13 8h7V4h-7z',
  Campers: 'M3 20 12 4.5 21 20zM12 12.5 8.5 20M12 12.5l3.5 7.5',
  Waitlist: 'M7 3.5h10M7 20.5h10M8 3.5c0 5 8 5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5-8 8.5s8 3.5 8 8.5',
  Counselors:
    'M12 20.5V10M7 20.5h10M12 10c-4.5 0-6-2.5-6-6.5 4.5 0 6 2.5 6 6.5zM12 8c0-3 1.5-5 5.5-5 0 4-1.5 6-5.5 6',
  Applications: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16.5h7',
  Staff: 'M5 9h14v11.5H5zM9 9V4.5h6V9M9.5 13.5h5M9.5 17h5',
  Payments: 'M3 6h18v12.5H3zM3 10.5h18M6.5 15h4',
  Donations: 'M12 20.5S3.5 15.5 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 6.2-8.5 11.2-8.5 11.2z',
  Camps:
    'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V7a1.5 1.5 0 0 1 1.5-1.5zM4 10.5h16M8.5 3v4M15.5 3v4',
  People:
    'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 19.5c.6-3.7 3.1-5.5 6.5-5.5s5.9 1.8 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.4 3.5 5',
  Roles: 'M3.5 15.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM10.5 12.5 19.5 3.5M16 7l3 3M13.5 9.5l2 2',
  Texts: 'M4 6V4.5h16V6M12 4.5v15M9 19.5h6',
  Reports: 'M5 20V10.5M12 20V4M19 20v-6.5M3 20h18',
  Messages:
    'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 7.5l8.5 6 8.5-6',
  Audit:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  Import: 'M12 3.5V15M8 11l4 4 4-4M4 14v6.5h16V14',
  Export: 'M12 15V3.5M8 7.5l4-4 4 4M4 14v6.5h16V14',
  'Test form':
    'M9.5 3.5h5M10.5 3.5v6L5 18.5a1.5 1.5 0 0 0 1.3 2h11.4a1.5 1.5 0 0 0 1.3-2l-5.5-9v-6M7.8 14.5h8.4',
  'Access tokens': 'M4 10.5h16v9.5H4zM7.5 10.5V8a4.5 4.5 0 0 1 9 0v2.5M12 14v2.5',
  Webhooks: 'M10 14 20.5 3.5M13.5 3.5h7v7M18 13.5v6H4.5V6h6',
  'Failed jobs': 'M12 3.8 21.2 20H2.8zM12 10v4.5M12 17.3v.1',
};

/** The icon of a destination. The destination's name is shown beside the icon. */
export function RailIcon({ name }: { name: RailName }) {
  return <Icon d={drawings[name]} />;
}
