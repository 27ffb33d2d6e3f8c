import { homeContent } from '@camp/contracts/content/home';

/** The numbered steps from the form to a spot at camp. @param isFree camp costs nothing */
export const registrationSteps = (isFree: boolean) =>
  homeContent.steps.map(({ title, text, titleWhenFree, textWhenFree }, index) => ({
    title: `${index + 1}. ${(isFree && titleWhenFree) || title}`,
    text: (isFree && textWhenFree) || text,
  }));
