import { dateWords, type CampDates } from '@camp/contracts/camp/contradictions';
import { formatGmt } from '@camp/contracts/camp/dates';
import { linksInWords } from '@camp/contracts/camp/payment-links';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { costAsText } from '@camp/contracts/payment/dollars';
import type { PreviewedCamp } from '@camp/contracts/camp/preview';

/** What stands in the fields of the camp form, dates as `yyyy-MM-dd`. */
export type CampValues = Readonly<Record<string, string>>;

/** The names of a camp's dates, in the order in which they come. */
export const dateNames = Object.keys(dateWords) as (keyof CampDates)[];

/** The themes of a camp. */
export const themeWords = {
  campTheme: 'Camp theme',
  skitTheme: 'Skit theme',
  danceTheme: 'Dance theme',
} as const;

/** The directors of a camp: the name and the phone of each follow one another. */
export const directorWords = {
  director1Name: 'Director 1 name',
  director1Phone: 'Director 1 phone',
  director2Name: 'Director 2 name',
  director2Phone: 'Director 2 phone',
  counselorDirector1Name: 'Counselor director 1 name',
  counselorDirector1Phone: 'Counselor director 1 phone',
  counselorDirector2Name: 'Counselor director 2 name',
  counselorDirector2Phone: 'Counselor director 2 phone',
} as const;

/** What a camp may take over from the one before: all but its year and dates. */
export const copiedNames = [
  'registrationCost',
  'waitListAfter',
  ...Object.keys(themeWords),
  ...Object.keys(directorWords),
];

/** Every field but the year, in the order of the page. */
export const fieldNames = [...dateNames, ...copiedNames];

const isDateName = (name: string): name is keyof CampDates => name in dateWords;

/** A camp, or its defaults, as the form shows it. */
export const asTyped = (camp: object): CampValues =>
  Object.fromEntries(
    Object.entries(camp)
      .filter(([name]) => fieldNames.includes(name))
      .map(([name, value]) => [
        name,
        isDateName(name) ? formatGmt(value as string | Date, 'yyyy-MM-dd') : String(value),
      ]),
  );

/** The dates that are filled in, as instants. */
export const datesIn = (values: CampValues): Partial<CampDates> =>
  Object.fromEntries(
    dateNames.flatMap((name) => (values[name] ? [[name, `${values[name]}T00:00:00Z`]] : [])),
  );

/** The cost in dollars, NaN while there is none. */
export const costIn = ({ registrationCost }: CampValues): number => Number(registrationCost || NaN);

/** What can be shown as families would see it; nothing while a date or the cost is missing. */
export function previewable(year: string, values: CampValues): PreviewedCamp | undefined {
  const dates = datesIn(values);
  const registrationCost = costIn(values);
  if (year === '' || Number.isNaN(registrationCost)) return undefined;
  if (dateNames.some((name) => dates[name] === undefined)) return undefined;
  return { ...(dates as CampDates), year: Number(year), registrationCost };
}

/** What families notice of a change: due date, fee and the day of the payment links. */
export function changesForFamilies(camp: CampRecord, values: CampValues): string[] {
  const before = asTyped(camp);
  const shown = (name: string, value: string | undefined) => {
    if (!value) return 'nothing';
    return name === 'registrationCost' ? costAsText(Number(value)) : formatGmt(`${value}T00:00:00Z`);
  };
  const moved = (name: string, sentence: string) =>
    before[name] === values[name]
      ? []
      : [`${sentence}: ${shown(name, before[name])} becomes ${shown(name, values[name])}.`];
  return [
    ...moved('registrationStart', 'Registration opens'),
    ...moved('registrationCamperEnd', 'Registration is due, and the late fee begins after it'),
    ...moved('registrationCost', 'A registration costs, also for who has not paid yet'),
    ...moved('waitListDate', `${linksInWords(costIn(values))} go out by themselves at the latest`),
    ...moved('startDate', 'Camp begins'),
    ...moved('endDate', 'Camp ends'),
  ];
}
