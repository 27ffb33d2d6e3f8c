import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import type { ReactNode } from 'react';
import './camp-outline.css';

// A date in the future, because notices with a past date would be missing from the outline.
const someDay = '2999-09-30T00:00:00.000Z';

/** A camp with texts of ordinary length. It is neither visible nor read aloud. */
const someCamp: CurrentCamp = {
  _id: '',
  year: 2000,
  registrationStart: someDay,
  startDate: someDay,
  campSunday: someDay,
  registrationEnd: someDay,
  endDate: someDay,
  counselorTraining: someDay,
  registrationCamperEnd: someDay,
  registrationStaffEnd: someDay,
  registrationCost: 300,
  waitListAfter: 40,
  waitListDate: someDay,
  campTheme: 'Theme of camp',
  skitTheme: 'Theme of the skits',
  danceTheme: 'Theme of the dance',
  director1Name: 'First Director',
  director1Phone: '555-000-0000',
  director2Name: 'Second Director',
  director2Phone: '555-000-0000',
  counselorDirector1Name: 'First Director',
  counselorDirector1Phone: '555-000-0000',
  counselorDirector2Name: 'Second Director',
  counselorDirector2Phone: '555-000-0000',
  createdAt: someDay,
  updatedAt: someDay,
  registrationOpen: true,
  isFull: false,
  nextOpening: null,
};

/** A placeholder while the camp loads. It uses the real rows, so that nothing below them moves later. */
export function CampOutline({ children }: { children: (camp: CurrentCamp) => ReactNode }) {
  return (
    <div className="camp-skeleton camp-outline" role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className="camp-outline__rows" aria-hidden="true" inert>
        {children(someCamp)}
      </div>
    </div>
  );
}
