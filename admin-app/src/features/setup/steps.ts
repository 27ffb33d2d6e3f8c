import type { ContentRecord } from '@camp/contracts/content/operations';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import { contentSubjects, type ContentSubjectName } from '@camp/contracts/content/subjects';
import { latestTimeZone, timeZoneContent, timeZoneNames } from '@camp/contracts/content/time-zones';
import { isSame } from '../content/words';

/** A part of the setup that fills in texts. */
export interface SetupStep {
  id: string;
  title: string;
  about: string;
  subject: ContentSubjectName;
  /** The fields that it asks for. */
  fields: readonly string[];
  /**
   * Those whose shipped words can't be right for another camp. They start empty, and the step is done once all of them
   * are changed. A step without them is done once its subject was saved.
   */
  own: readonly string[];
  /** Those that start empty too, although another camp may happen to have the shipped words. */
  alsoEmpty?: readonly string[];
  optional?: boolean;
}

const pathsBelow = (...groups: readonly string[]) =>
  Object.keys(contentSubjects.camp.fields).filter((path) =>
    groups.some((group) => path.startsWith(`${group}.`)),
  );

/** Facts of a place that several camps may have. */
const sharedByCamps = ['place.state', 'place.setting', 'place.distance', 'place.directionsNote'];

/** The steps in their order. The first camp year follows them. */
export const setupSteps: readonly SetupStep[] = [
  {
    id: 'name',
    title: 'Name',
    about: 'Your camp’s name is on every page, in every email and in browser tabs.',
    subject: 'camp',
    fields: ['name', 'tagline'],
    own: ['name'],
    alsoEmpty: ['tagline'],
  },
  {
    id: 'organization',
    title: 'Organization',
    about: 'Receipts name your organization with its EIN and postal address.',
    subject: 'camp',
    fields: pathsBelow('organization'),
    own: pathsBelow('organization'),
  },
  {
    id: 'place',
    title: 'Place',
    about: 'Where camp takes place, and how families get there.',
    subject: 'camp',
    fields: pathsBelow('place'),
    own: pathsBelow('place').filter((path) => !sharedByCamps.includes(path)),
    alsoEmpty: sharedByCamps,
  },
  {
    id: 'contacts',
    title: 'Contacts',
    about: 'Families write to these addresses and call this number.',
    subject: 'camp',
    fields: pathsBelow('contact'),
    own: pathsBelow('contact').filter((path) => !path.endsWith('.name')),
  },
  {
    id: 'links',
    title: 'Links',
    about: 'Your group, your photos and your calendar on other sites, if you have them.',
    subject: 'camp',
    fields: pathsBelow('social', 'calendar'),
    own: pathsBelow('social', 'calendar').filter((path) => path.endsWith('.address')),
  },
  {
    id: 'time-zone',
    title: 'Time zone',
    about:
      'A due date lasts until midnight there. After the first registration, it only changes for later years.',
    subject: 'time-zones',
    fields: ['zones'],
    own: [],
  },
  {
    id: 'appearance',
    title: 'Logo and color',
    about: 'Your logo, and the color of links and buttons, on pages and in emails.',
    subject: 'appearance',
    fields: ['logo', 'accent'],
    own: [],
    optional: true,
  },
];

/** The last step, which isn't a form of texts. */
export const campStep = 'camp';

const isShipped = ({ subject }: SetupStep, { source, defaults }: ContentRecord, path: string) => {
  const field = contentSubjects[subject].fields[path];
  return field !== undefined && isSame(field, source[path], defaults[path]);
};

/** Whether what is stored answers a step. @param record of its subject */
export const isDone = (step: SetupStep, record: ContentRecord): boolean =>
  step.own.length > 0 ? !step.own.some((path) => isShipped(step, record, path)) : record.version > 0;

/** The time zone of this device, which is usually the camp's. */
function zoneHere(): string {
  // eslint-disable-next-line no-restricted-properties -- it's read, and no date is shown
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone in timeZoneNames ? timeZone : latestTimeZone();
}

/** The words that a step's form begins with: nobody leaves an example's address by mistake. */
export function wordsToBegin(step: SetupStep, record: ContentRecord): ContentSource {
  if (step.subject === 'time-zones' && record.version === 0)
    return { zones: timeZoneContent.zones.map(({ firstYear }) => ({ firstYear, zone: zoneHere() })) };
  const alsoEmpty = isDone(step, record) ? [] : (step.alsoEmpty ?? []);
  const empty = [...step.own, ...alsoEmpty]
    .filter((path) => isShipped(step, record, path))
    .map((path) => [path, contentSubjects[step.subject].fields[path]?.kind === 'lines' ? [] : '']);
  return { ...record.source, ...Object.fromEntries(empty) } as ContentSource;
}
