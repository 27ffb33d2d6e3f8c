import {
  contradictionsIn,
  dateMeanings,
  dateWords,
  type CampDates,
} from '@camp/contracts/camp/contradictions';
import { campYearDefaults, formatGmt } from '@camp/contracts/camp/dates';
import { Badge } from '@camp/ui/content/badge';
import { Button } from '@camp/ui/actions/button';
import { DateField } from '@camp/ui/fields/date-field';
import { WarningIcon } from '@camp/ui/icons';
import { asTyped, costIn, dateNames, datesIn, type CampValues } from '../camp-values';

interface DateTrailProps {
  /** Empty until one is chosen. */
  year: string;
  values: CampValues;
  set: (name: string, value: string) => void;
  errorOf: (name: string) => string | undefined;
}

/** The dates of a year as stations: what each decides, whether it is the one that the year proposes, what contradicts. */
export function DateTrail({ year, values, set, errorOf }: DateTrailProps) {
  const proposed = year === '' ? {} : asTyped(campYearDefaults(Number(year)));
  const contradictions = year === '' ? [] : contradictionsIn(datesIn(values), Number(year));
  const meanings = dateMeanings(costIn(values));
  return (
    <ol className="date-trail">
      {dateNames.map((name) => (
        <li key={name} className="date-trail__station">
          <div className="date-trail__date">
            <DateField
              id={`camp-${name}`}
              name={name}
              label={dateWords[name]}
              hint={meanings[name]}
              required
              value={values[name] ?? ''}
              error={errorOf(name)}
              onChange={(event) => set(name, event.target.value)}
            />
            <Proposed name={name} proposed={proposed[name]} value={values[name]} set={set} />
          </div>
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

interface ProposedProps extends Pick<DateTrailProps, 'set'> {
  name: keyof CampDates;
  proposed: string | undefined;
  value: string | undefined;
}

/** Whether a date is the year's own, else the way back to it. */
function Proposed({ name, proposed, value, set }: ProposedProps) {
  if (!proposed) return null;
  if (proposed === value) return <Badge tone="meadow">Default</Badge>;
  return (
    <Button
      variant="link"
      size="small"
      aria-label={`${dateWords[name]}: use the default, ${formatGmt(`${proposed}T00:00:00Z`)}`}
      onClick={() => set(name, proposed)}
    >
      Default: {formatGmt(`${proposed}T00:00:00Z`, 'MMM d')}
    </Button>
  );
}
