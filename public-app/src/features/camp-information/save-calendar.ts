import type { CampRecord } from '@camp/contracts/camp/operations';
import { saveFile } from '@camp/ui/save-file';

/** Downloads a camp's dates. @param text of the iCalendar file */
export const saveCalendar = (text: string, { year }: CampRecord): void =>
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `camp-${year}.ics`);
