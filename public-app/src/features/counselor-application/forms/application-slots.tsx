import type { CampRecord } from '@camp/contracts/camp/operations';
import type { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { Prose } from '@camp/ui/page/page-layout';
import type { SectionSlots } from '@camp/forms/form-sections';

/** The application's content around its declared fields. */
export const applicationSlots = ({
  year,
  campTheme,
}: CampRecord): SectionSlots<typeof counselorApplicationRecord> => ({
  questions: {
    before: (
      <Prose>
        <p>
          The theme for camp {year} is <strong>{campTheme}</strong>.
        </p>
      </Prose>
    ),
  },
});
