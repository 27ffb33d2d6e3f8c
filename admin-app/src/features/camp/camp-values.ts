import { formatGmt } from '@camp/contracts/camp/dates';
import { linksInWords } from '@camp/contracts/camp/payment-links';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { PreviewedCamp } from '@camp/contracts/camp/preview';
import { campRecord, dateNames, type CampDates } from '@camp/contracts/camp/record';
import { askedNames } from '@camp/contracts/records/names';
import { costAsText } from '@camp/contracts/payment/dollars';
import type { FormValues, FormValuesOf } from '@camp/forms/form-values';
import { valuesOfRecord } from '@camp/forms/prefill';
import { useWatch } from 'react-hook-form';

/** What stands in the fields of the camp form, dates as `yyyy-MM-dd`. */
export type CampValues = FormValuesOf<typeof campRecord.fields>;

/** What the form around holds at the moment. */
export const useCampValues = () => useWatch<FormValues>() as CampValues;

/** What a camp may take over from the one before: all but its year and dates. */
export const copiedNames = ['seats', 'themes', 'directors'].flatMap(
  (section) => askedNames(campRecord, section) as (keyof CampValues)[],
);

/** A camp, or its defaults, as the form shows it. */
export const asTyped = (camp: object) => valuesOfRecord(campRecord, camp) as CampValues;

/** The dates that are filled in, as instants. */
export const datesIn = (values: CampValues): Partial<CampDates> =>
  Object.fromEntries(
    dateNames.flatMap((name) => (values[name] ? [[name, `${values[name]}T00:00:00Z`]] : [])),
  );

/** The cost in dollars, NaN while there is none. */
export const costIn = ({ registrationCost }: CampValues): number => Number(registrationCost || NaN);

/** What can be shown as families would see it; nothing while the year, a date or the cost is missing. */
export function previewable(values: CampValues): PreviewedCamp | undefined {
  const dates = datesIn(values);
  const registrationCost = costIn(values);
  if (values.year === '' || Number.isNaN(registrationCost)) return undefined;
  if (dateNames.some((name) => dates[name] === undefined)) return undefined;
  return { ...(dates as CampDates), year: Number(values.year), registrationCost };
}

/** What families notice of a change: due date, fee and the day of the payment links. */
export function changesForFamilies(camp: CampRecord, values: CampValues): string[] {
  const before = asTyped(camp);
  const shown = (name: keyof CampValues, value: string) => {
    if (!value) return 'not set';
    return name === 'registrationCost' ? costAsText(Number(value)) : formatGmt(`${value}T00:00:00Z`);
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
