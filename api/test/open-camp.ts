import type { Models } from '@camp/database/models';
import { createCamp } from '@camp/database/test/factories/camp';

const day = 86_400_000;

/** A camp whose registration is open by the system's clock, which real processes use. */
export const openCampNow = (models: Models) =>
  createCamp(models, {
    registrationStart: new Date(Date.now() - day),
    startDate: new Date(Date.now() + 30 * day),
    endDate: new Date(Date.now() + 35 * day),
    campSunday: new Date(Date.now() + 38 * day),
  });
