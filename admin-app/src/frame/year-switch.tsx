import { campListQuery, currentCampQuery } from '@camp/api-client/camp/queries';
import { IconButton } from '@camp/ui/actions/icon-button';
import { ChevronRightIcon } from '@camp/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useChosenYear } from './chosen-year';

/** The camp year of lists and dashboard, with the previous and the next year. */
export function YearSwitch() {
  const { data: camps = [] } = useQuery(campListQuery());
  const { data: current } = useQuery(currentCampQuery());
  const { year, choose } = useChosenYear();
  // Null if there is no current camp, undefined while loading.
  if (year === undefined || current === undefined) return null;

  const years = [...new Set([...camps.map((camp) => camp.year), year])].sort((one, other) => one - other);
  const at = years.indexOf(year);
  // Selecting the current camp clears the selection, so that the next camp will be shown automatically.
  const go = (to: number | undefined) => to !== undefined && choose(to === current?.year ? '' : String(to));
  return (
    <div className="frame-year" role="group" aria-label="Camp year">
      <IconButton
        label="Previous year"
        icon={<ChevronRightIcon style={{ rotate: '180deg' }} />}
        disabled={at <= 0}
        onClick={() => go(years[at - 1])}
      />
      <select
        aria-label="Camp year"
        name="camp-year"
        value={year}
        onChange={(event) => go(Number(event.target.value))}
      >
        {[...years].reverse().map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <IconButton
        label="Next year"
        icon={<ChevronRightIcon />}
        disabled={at === years.length - 1}
        onClick={() => go(years[at + 1])}
      />
    </div>
  );
}
