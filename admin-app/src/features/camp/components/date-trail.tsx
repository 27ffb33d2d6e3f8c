import { contradictionsIn, dateMeanings } from '@camp/contracts/camp/contradictions';
import { formatGmt } from '@camp/contracts/camp/dates';
import { campRecord, dateNames, type CampDates } from '@camp/contracts/camp/record';
import { DateKind } from '@camp/forms/kinds/text-kinds';
import { useWriteAnswer } from '@camp/forms/use-write-answer';
import { Button } from '@camp/ui/actions/button';
import { Badge } from '@camp/ui/content/badge';
import { WarningIcon } from '@camp/ui/icons';
import { costIn, datesIn, enteredStart, proposedDates, useCampValues, type CampValues } from '../camp-values';

/** The dates of a year as steps, each with its meaning, its proposed date and its contradictions. */
export function DateTrail({ isNew }: { isNew: boolean }) {
  const values = useCampValues();
  const year = Number(values.year);
  const proposed = proposedDates(values);
  const contradictions = year ? contradictionsIn(datesIn(values), year) : [];
  const meanings = dateMeanings(costIn(values));
  return (
    <ol className="camp-plain-list">
      {dateNames.map((name) => (
        <li key={name} className="date-trail__station">
          <div className="date-trail__date camp-row">
            <DateKind name={name} field={{ ...campRecord.fields[name], hint: meanings[name] }} />
            {proposed && <Proposed name={name} proposed={proposed[name]} value={values[name]} />}
          </div>
          {isNew && name === 'startDate' && proposed && <OtherDates values={values} proposed={proposed} />}
          {contradictions
            .filter(({ at }) => at === name)
            .map(({ message }) => (
              <p key={message} className="date-trail__warning" role="status">
                <WarningIcon /> {message}
              </p>
            ))}
        </li>
      ))}
    </ol>
  );
}

/** Focuses a date, since the pressed button disappears. */
const focusInsteadOfButton = (date: keyof CampDates) => document.getElementById(date)?.focus();

interface OtherDatesProps {
  values: CampValues;
  proposed: CampValues;
}

/** Offers to move the other dates with an entered camp start. */
function OtherDates({ values, proposed }: OtherDatesProps) {
  const write = useWriteAnswer();
  const others = dateNames.filter((name) => name !== 'startDate');
  if (!enteredStart(values.startDate) || others.every((name) => values[name] === proposed[name])) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        focusInsteadOfButton('startDate');
        others.forEach((name) => write(name, proposed[name]));
      }}
    >
      Set the other dates by camp start
    </Button>
  );
}

interface ProposedProps {
  name: keyof CampDates;
  proposed: string;
  value: string;
}

/** Says that a date is the proposed date, or offers to reset it. */
function Proposed({ name, proposed, value }: ProposedProps) {
  const write = useWriteAnswer();
  if (proposed === value) return <Badge tone="meadow">Default</Badge>;
  const day = `${proposed}T00:00:00Z`;
  return (
    <Button
      variant="link"
      size="small"
      aria-label={`${campRecord.fields[name].question}: use the default, ${formatGmt(day)}`}
      onClick={() => {
        focusInsteadOfButton(name);
        write(name, proposed);
      }}
    >
      Default: {formatGmt(day, 'MMMM d')}
    </Button>
  );
}
