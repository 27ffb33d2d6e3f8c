import { campContent } from './camp';
import { editable } from './editable';

/** A step of registering, in words that differ where camp costs nothing. */
export interface Step {
  title: string;
  text: string;
  titleWhenFree?: string;
  textWhenFree?: string;
}

const inOrder = (list: readonly Step[]) => list;

/** Text of the home page and of search results that isn't in a camp record (docs/product/public-site.md, Home). */
export const homeContent = editable(
  'home',
  {
    headline: 'A week they will talk about all year.',
    /** Above the headline while there is no camp. */
    eyebrow: 'Every summer {setting}',
    about: '{camp name} is an inter-denominational Christian camp',
    ages: 'Youth entering 4th to 9th grade',
    safety: 'There’s a nurse at camp, and everyone follows our Zero Tolerance Policy.',
    steps: inOrder([
      { title: 'Register', text: 'Fill out one form per camper. Each takes about ten minutes.' },
      {
        title: 'Get our email',
        text: 'We’ll email you a payment link, or let you know you’re on the waitlist.',
        textWhenFree: 'We’ll let you know whether there’s a spot or you’re on the waitlist.',
      },
      {
        title: 'Pay',
        text: 'Pay by card from your profile, and your spot is secured.',
        titleWhenFree: 'Confirm',
        textWhenFree: 'Camp is free. Confirm from your profile, and your spot is secured.',
      },
    ]),
    /** After the camp's name, as the title in search results. */
    searchTitle: 'summer camp {setting}',
    searchDescription:
      'A week of summer camp {setting} for boys and girls entering 4th to 9th grade: dates, registration and payment.',
  },
  { 'camp name': () => campContent.name, setting: () => campContent.place.setting },
);
