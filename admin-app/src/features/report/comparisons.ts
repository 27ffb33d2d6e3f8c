import type { CampFigures, Count } from '@camp/contracts/camp-figures/operations';
import { formatGmt } from '@camp/contracts/camp/dates';
import { sumAsText } from '@camp/contracts/payment/dollars';
import type { Bar } from '@camp/ui/charts/bar-chart';

/** Numbers to compare, shown as a chart, a table and a file. */
export interface Comparison {
  id: string;
  title: string;
  summary: string;
  headings: readonly [label: string, value: string, before?: string];
  bars: readonly Bar[];
  /** Formats a value. Without this function, the plain number is shown. */
  textOf?: (value: number) => string;
}

/** The comparisons of all years up to the shown year, except those that the person may not see. */
export function comparisonsOf(years: readonly CampFigures[], year: number): Comparison[] {
  const shown = years.find((one) => one.year === year);
  const before = years.find((one) => one.year === year - 1);
  // Future camps have no numbers yet.
  const inOrder = years.filter((one) => one.year <= year).sort((one, other) => one.year - other.year);
  return [
    returning(inOrder),
    ...(inOrder.some(({ money }) => money) ? [income(inOrder)] : []),
    ...(shown?.counselors ? [choices(shown, before)] : []),
    ...(shown?.staff ? [positions(shown, before), days(shown)] : []),
  ].filter(({ bars }) => bars.length > 0);
}

function returning(years: readonly CampFigures[]): Comparison {
  const latest = years.at(-1);
  return {
    id: 'returning',
    title: 'Returning families',
    summary: latest
      ? `${latest.returningFamilies} of ${latest.families} families in ${latest.year} came to an earlier camp.`
      : '',
    headings: ['Year', 'Returning', 'All families'],
    bars: years.map(({ year, families, returningFamilies }) => ({
      label: String(year),
      value: returningFamilies,
      before: families,
    })),
  };
}

function income(years: readonly CampFigures[]): Comparison {
  const paidIn = (year: number) => years.find((one) => one.year === year)?.money?.paid ?? 0;
  const latest = years.at(-1)?.year ?? 0;
  return {
    id: 'income',
    title: 'Income from registrations',
    summary: `Families paid ${sumAsText(paidIn(latest))} for ${latest} and ${sumAsText(paidIn(latest - 1))} for ${latest - 1}.`,
    headings: ['Year', 'Paid', 'Previous year'],
    bars: years.map(({ year, money }) => ({
      label: String(year),
      value: money?.paid ?? 0,
      before: paidIn(year - 1),
    })),
    textOf: sumAsText,
  };
}

function choices({ year, counselors }: CampFigures, before: CampFigures | undefined): Comparison {
  const firstChoices = (figures: CampFigures | undefined, job: string) =>
    figures?.counselors?.choices.find((one) => one.job === job)?.ranks[0] ?? 0;
  return {
    id: 'choices',
    title: 'Counselors’ first choices',
    summary: `Counselor applications for ${year}: ${counselors?.applications ?? 0}`,
    headings: ['Job', String(year), String(year - 1)],
    bars: (counselors?.choices ?? []).map(({ job, ranks }) => ({
      label: job,
      value: ranks[0] ?? 0,
      before: firstChoices(before, job),
    })),
  };
}

const countOf = (counts: readonly Count[] | undefined, label: string) =>
  counts?.find((one) => one.label === label)?.count ?? 0;

function positions({ year, staff }: CampFigures, before: CampFigures | undefined): Comparison {
  return {
    id: 'positions',
    title: 'Staff by position',
    summary: `Staff applications for ${year}: ${staff?.applications ?? 0}`,
    headings: ['Position', String(year), String(year - 1)],
    bars: (staff?.positions ?? []).map(({ label, count }) => ({
      // The label is short enough to fit below its bar.
      label: label.replace(/ Staff$/, '').replace('Counselor Director', 'Director'),
      value: count,
      before: countOf(before?.staff?.positions, label),
    })),
  };
}

function days({ year, staff }: CampFigures): Comparison {
  return {
    id: 'days',
    title: 'Staff by day',
    summary: `Number of staff at camp each day in ${year}`,
    headings: ['Day', 'Staff'],
    bars: (staff?.days ?? []).map(({ label, count }) => ({
      label: formatGmt(label, 'EEE, MMM d'),
      value: count,
    })),
  };
}
