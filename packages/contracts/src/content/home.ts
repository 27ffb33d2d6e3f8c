import { campContent } from './camp';
import { editable } from './editable';

/** Text of the home page and of search results that isn't in a camp record (docs/product/public-site.md, Home). */
export const homeContent = editable(
  'home',
  {
    headline: 'A week they will talk about all year.',
    /** Above the headline while there is no camp. */
    eyebrow: 'In the mountains, every summer',
    about: '{camp} is an inter-denominational Christian camp',
    ages: 'Youth entering 4th to 9th grade',
    /** After the camp's name, as the title in search results. */
    searchTitle: 'summer camp in the mountains',
    searchDescription:
      'A week of summer camp in the mountains for boys and girls entering 4th to 9th grade: dates, registration and payment.',
  },
  { camp: () => campContent.name },
);
