import { campYearDefaults, datesFromStart, formatGmt } from '@camp/contracts/camp/dates';
import { linksInWords } from '@camp/contracts/camp/payment-links';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { PreviewedCamp } from '@camp/contracts/camp/preview';
import { campRecord, dateNames, type CampDates } from '@camp/contracts/camp/record';
import { askedNames } from '@camp/contracts/records/names';
import { costAsText } from '@camp/contracts/payment/dollars';
import type { FormValues, FormValuesOf } from '@camp/forms/form-values';
import { valuesOfRecord } from '@camp/forms/prefill';
import { useWatch } from 'react-hook-form';

/** The values of the camp form, dates as `yyyy-MM-dd`. */
export type CampValues = FormValuesOf<typeof campRecord.fields>;

/** The current values of the surrounding form. */
export const useCampValues = () => useWatch<FormValues>() as CampValues;

/** The fields that a new camp may copy from the previous one: all except year and dates. */
export const copiedNames = ['seats', 'themes', 'directors'].flatMap(
  (section) => askedNames(campRecord, section) as (keyof CampValues)[],
);

/** A camp, or its defaults, as form values. */
export const asTyped = (camp: object) => valuesOfRecord(campRecord, camp) as CampValues;

/** The instant of an entered day. Undefined if the day is missing, or its year has too many digits. */
export function instantOf(day: string): Date | undefined {
  const instant = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** The entered dates, as instants. */
export const datesIn = (values: CampValues): Partial<CampDates> =>
  Object.fromEntries(
    dateNames.flatMap((name) => {
      const instant = instantOf(values[name]);
      return instant ? [[name, instant]] : [];
    }),
  );

/**
 * The default of each date. The others follow from an entered camp start.
 * @returns undefined without a year
 */
export function proposedDates({ year, startDate }: CampValues): CampValues | undefined {
  if (year === '') return undefined;
  const ofYear = campYearDefaults(Number(year));
  const start = enteredStart(startDate);
  return asTyped({ ...ofYear, ...(start && datesFromStart(start)) });
}

/** The camp start, unless it's missing or December 31, with which a new camp begins (docs/product/camp.md). */
export const enteredStart = (startDate: string): Date | undefined =>
  startDate.endsWith('-12-31') ? undefined : instantOf(startDate);

/** The cost in dollars. NaN if missing. */
export const costIn = ({ registrationCost }: CampValues): number => Number(registrationCost || NaN);

/** The camp to preview as families see it. Undefined while the year, a date or the cost is missing. */
export function previewable(values: CampValues): PreviewedCamp | undefined {
  const dates = datesIn(values);
  const registrationCost = costIn(values);
  if (values.year === '' || Number.isNaN(registrationCost)) return undefined;
  if (dateNames.some((name) => dates[name] === undefined)) return undefined;
  return { ...(dates as CampDates), year: Number(values.year), registrationCost };
}

/** The changes that families notice: due date, fee and the day payment links are sent. */
export function changesForFamilies(camp: CampRecord, values: CampValues): string[] {
  const before = asTyped(camp);
  const shown = (name: keyof CampValues, value: string) => {
    if (name === 'registrationCost') return value ? costAsText(Number(value)) : 'not set';
    const instant = instantOf(value);
    return instant ? formatGmt(instant) : 'not set';
  };
  const moved = (name: keyof CampValues, sentence: string) =>
    before[name] === values[name]
      ? []
      : [`${sentence}: ${shown(name, before[name])} becomes ${shown(name, values[name])}.`];
  return [
    ...moved('registrationStart', 'Registration opens'),
    ...moved('registrationCamperEnd', 'Registration is due (the late fee starts the next day)'),
    ...moved('registrationCost', 'Registration cost, including for families who haven’t paid yet'),
    ...moved('waitListDate', `${linksInWords(costIn(values))} are sent automatically by`),
    ...moved('startDate', 'Camp begins'),
    ...moved('endDate', 'Camp ends'),
  ];
}
