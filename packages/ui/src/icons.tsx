import { Icon, type IconProps } from './icon';

/** Makes an icon from the data of one path, 24 units square. Unused icons aren't bundled. */
/* @__NO_SIDE_EFFECTS__ */
const icon = (d: string) => (props: IconProps) => <Icon {...props} d={d} />;

/** A tick: paid, done. */
export const CheckIcon = icon('m4.5 12.5 5 5 10-11');

/** A coin with a dollar: awaiting payment. */
export const MoneyIcon = icon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM15 9.2C14.5 8 13.4 7.6 12 7.6c-1.7 0-3 .8-3 2.2 0 3.2 6.2 1.4 6.2 4.5 0 1.4-1.4 2.2-3.2 2.2-1.6 0-2.8-.6-3.3-1.9M12 5.8v12.4',
);

/** Written, submitted, or to edit. */
export const PencilIcon = icon(
  'M4 20l1-4.5L15.5 5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20zM13.5 7l3.5 3.5',
);

/** Waitlisted. */
export const HourglassIcon = icon(
  'M7 3.5h10M7 20.5h10M8 3.5c0 5 8 5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5-8 8.5s8 3.5 8 8.5',
);

/** Something needs attention. */
export const WarningIcon = icon('M12 3.8 21.2 20H2.8zM12 10v4.5M12 17.3v.1');

/** Information. */
export const InformationIcon = icon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 11v5.5M12 7.6v.1');

/** Close, dismiss, remove. */
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');

/** Opens below. */
export const ChevronDownIcon = icon('m6 9.5 6 6 6-6');

/** Leads forward. */
export const ChevronRightIcon = icon('m9.5 6 6 6-6 6');

/** Leads back. */
export const ArrowLeftIcon = icon('M20 12H4.5M11 5l-7 7 7 7');

/** Opens a new tab. */
export const ExternalIcon = icon(
  'M13.5 4.5h6v6M19.5 4.5 11 13M17.5 14.5v4a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 18.5V8a1.5 1.5 0 0 1 1.5-1.5h4',
);

/** Opens the navigation. */
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');

/** A person, a profile. */
export const PersonIcon = icon(
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.5 20.5c.8-4.3 3.7-6.5 7.5-6.5s6.7 2.2 7.5 6.5',
);

/** Show. */
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
);

/** Hide. */
export const EyeOffIcon = icon(
  'M4 4l16 16M9.8 5.8A9.7 9.7 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.2 7.5A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1.1M10 10a3 3 0 0 0 4 4',
);

/** Delete. */
export const TrashIcon = icon('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5');

/** Add. */
export const PlusIcon = icon('M12 5v14M5 12h14');

/** Select and upload a file. */
export const UploadIcon = icon(
  'M12 16V4.5M7 9l5-5 5 5M4.5 15.5v3A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-3',
);

/** Download a file. */
export const DownloadIcon = icon(
  'M12 4.5V16M7 11.5l5 5 5-5M4.5 15.5v3A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-3',
);

/** A date. */
export const CalendarIcon = icon(
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V7a1.5 1.5 0 0 1 1.5-1.5zM4 10.5h16M8.5 3v4M15.5 3v4',
);

/** An email address. */
export const MailIcon = icon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3.5 7.5l8.5 6 8.5-6',
);

/** Search. */
export const SearchIcon = icon('M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM15.5 15.5l5 5');

/** Print. */
export const PrinterIcon = icon(
  'M7 8.5V3.5h10v5M7 17H4.5A1.5 1.5 0 0 1 3 15.5V10a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 10v5.5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z',
);

/** Retry. */
export const RetryIcon = icon('M20 11.5A8 8 0 1 0 17.7 17.6M20 5.5v6h-6');

/** A group page. */
export const PeopleIcon = icon(
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 19.5c.6-3.7 3.1-5.5 6.5-5.5s5.9 1.8 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.4 3.5 5',
);

/** A photo-sharing profile. */
export const CameraIcon = icon(
  'M7 4.5h10A2.5 2.5 0 0 1 19.5 7v10a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V7A2.5 2.5 0 0 1 7 4.5zM16.5 7.5v.1M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
);

/** More actions. */
export function MoreIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 12v.1M12 12v.1M18.5 12v.1" strokeWidth={3} />;
}
