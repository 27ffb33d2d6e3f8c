import * as camperOperations from '@camp/contracts/camper/operations';
import { useProtectedPicture } from '../image/use-protected-picture';
import { camperKeys } from './queries';

/** A camper's proof of vaccination. @param camperId of the registration */
export const useVaccinationImage = (camperId: string) =>
  useProtectedPicture(camperOperations.covidImage, camperId, camperKeys.image(camperId));
