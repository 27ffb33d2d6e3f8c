import { campYearDefaults } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { campRecord, dateNames } from '@camp/contracts/camp/record';
import { latestCamp, selectableYears } from '@camp/contracts/camp/years';
import { useAnswer, wordsOf } from '@camp/forms/use-answer';
import { useWriteAnswer } from '@camp/forms/use-write-answer';
import { Button } from '@camp/ui/actions/button';
import { SelectField } from '@camp/ui/fields/select-field';
import { useState } from 'react';
import { asTyped, copiedNames, useCampValues, type CampValues } from '../camp-values';

/** Selects a new camp's year, which fills in the dates, and the fields to copy from the previous camp. */
export function YearChoice({ camps }: { camps: readonly CampRecord[] }) {
  const [now] = useState(() => new Date());
  const { year } = useCampValues();
  const answer = useAnswer('year');
  const write = useWriteAnswer();
  const fill = (names: readonly (keyof CampValues)[], source: object) => {
    const values = asTyped(source);
    for (const name of names) write(name, values[name]);
  };
  const fillDates = (chosen: string) => {
    if (chosen !== '') fill(dateNames, campYearDefaults(Number(chosen)));
  };
  const last = latestCamp(camps);
  return (
    <div className="camp-form__row">
      <SelectField
        {...wordsOf(campRecord.fields.year)}
        {...answer}
        placeholder="Choose a year"
        options={selectableYears(
          now,
          camps.map((camp) => camp.year),
        ).map(String)}
        onChange={(event) => {
          void answer.onChange(event);
          fillDates(event.target.value);
        }}
      />
      {year !== '' && (
        <Button variant="quiet" size="small" onClick={() => fillDates(year)}>
          Use the default dates for {year}
        </Button>
      )}
      {last && (
        <Button variant="quiet" size="small" onClick={() => fill(copiedNames, last)}>
          Copy cost, seats, themes and directors from {last.year}
        </Button>
      )}
    </div>
  );
}
