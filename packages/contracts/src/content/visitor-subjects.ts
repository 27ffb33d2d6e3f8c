import { searchContent } from '../registries/page-descriptions';
import { pages } from '../registries/pages';
import { entries, line, lines, prose, text } from './asked-fields';
import { camperHomeContent } from './camper-home';
import { comingSoonContent } from './coming-soon';
import { contactPageContent } from './contact-page';
import { covidPolicyContent } from './covid-policy';
import { describeSubject, type TextField } from './fields';
import { homeContent } from './home';
import { packingListContent } from './packing-list';
import { homesickArticle, pillsArticle } from './parent-education';
import { privacyContent } from './privacy';
import { termsContent } from './terms';

const whereItDiffers = { optional: true, help: 'Fill in if it differs.' } as const;

const sections = entries('Sections', 'section', { title: line('Heading'), text: prose('Text') });

const article = { fields: { title: line('Title'), intro: text('Introduction'), sections } };
const advice = { ...article, about: 'A page of advice for parents.' };

/** A description for each page that has one. */
const searchFields = Object.fromEntries(
  (Object.keys(searchContent) as (keyof typeof searchContent)[]).map((id) => [
    id,
    text(pages[id].title, 200),
  ]),
) as Record<keyof typeof searchContent, TextField>;

/** The pages that visitors read. */
export const visitorSubjects = {
  home: describeSubject(homeContent, {
    label: 'Home page',
    page: pages.home.path,
    about: 'The headline, facts and steps to camp.',
    claims: 'a Christian camp with a nurse',
    fields: {
      headline: line('Headline', 80),
      eyebrow: { ...line('Above the headline', 60), help: 'Shown while there is no camp.' },
      about: line('What the camp is'),
      ages: line('Who can come'),
      safety: text('Safety', 200),
      steps: {
        ...entries('Steps to register', 'step', {
          title: line('Heading', 40),
          text: text('Text', 200),
          titleWhenFree: { ...line('Heading while camp is free', 40), ...whereItDiffers },
          textWhenFree: { ...text('Text while camp is free', 200), ...whereItDiffers },
        }),
        help: 'Steps are numbered automatically.',
      },
      searchTitle: { ...line('Title in search results', 60), help: 'Follows the camp’s name.' },
      searchDescription: text('Description in search results', 200),
    },
  }),
  'camper-home': describeSubject(camperHomeContent, {
    label: 'Camper home',
    page: pages.camperHome.path,
    about: 'What parents want to know before they register.',
    claims: 'who may come, a day at camp, and how you care for campers',
    fields: {
      intro: text('Introduction'),
      computerAdvice: text('Advice before the form'),
      bringBlurb: text('What to bring'),
      staffBlurb: text('Camp staff'),
      campSundayBlurb: text('Camp Sunday'),
      safety: { ...sections, label: 'Safety' },
      medicalPolicy: text('In an emergency'),
      day: entries('A day at camp', 'part of the day', {
        time: line('Time', 40),
        what: line('What happens', 150),
      }),
      quotes: {
        ...entries('What families say', 'quote', { text: text('Quote'), name: line('Who says it', 80) }),
        optional: true,
        help: 'Ask families before you quote them. Hidden while it’s empty.',
      },
      faq: entries('Questions and answers', 'question', {
        question: line('Question', 150),
        answer: prose('Answer'),
        answerWhenFree: { ...prose('Answer while camp is free'), ...whereItDiffers },
      }),
    },
  }),
  'packing-list': describeSubject(packingListContent, {
    label: 'Packing list',
    page: pages.packingList.path,
    about: 'What to bring and what to leave at home.',
    claims: 'five nights in the mountains',
    fields: {
      intro: text('Introduction'),
      bring: entries('What to bring', 'group', { title: line('Heading'), items: lines('Items') }),
      leaveAtHome: lines('What to leave at home'),
      notesForParents: lines('Notes for parents'),
    },
  }),
  'covid-policy': describeSubject(covidPolicyContent, {
    label: 'COVID-19 policy',
    page: pages.covidPolicy.path,
    about: 'What you ask of everyone who comes to camp.',
    claims: 'the tests that you ask for',
    fields: {
      intro: text('Introduction'),
      points: { ...sections, label: 'Points', entry: 'point' },
      'medicalPolicy.title': line('Heading of the medical policy'),
      'medicalPolicy.text': text('Medical policy'),
    },
  }),
  contact: describeSubject(contactPageContent, {
    label: 'Contact page',
    page: pages.contact.path,
    about: 'The sentences beside your addresses and phone numbers.',
    claims: 'limited WiFi and no cell service',
    fields: {
      lead: text('Introduction'),
      nurse: text('Health and medicine'),
      website: text('Help with the website'),
    },
  }),
  'coming-soon': describeSubject(comingSoonContent, {
    label: 'Gallery and store',
    page: pages.gallery.path,
    about: 'What visitors read while these pages are empty.',
    fields: { gallery: text('Gallery', 200), store: text('Store', 200) },
  }),
  homesickness: describeSubject(homesickArticle, {
    ...advice,
    label: 'Homesickness',
    page: pages.parentHomesick.path,
  }),
  'swallowing-pills': describeSubject(pillsArticle, {
    ...advice,
    label: 'Swallowing pills',
    page: pages.parentPills.path,
  }),
  privacy: describeSubject(privacyContent, {
    ...article,
    label: 'Privacy notice',
    page: pages.privacy.path,
    about: 'What you store about people, who sees it and how long. Each form links to it.',
  }),
  terms: describeSubject(termsContent, {
    ...article,
    label: 'Terms',
    page: pages.terms.path,
    about: 'What people agree to when they send a form. Each form links to it.',
  }),
  search: describeSubject(searchContent, {
    label: 'Search results',
    page: pages.home.path,
    about: 'How search engines and shared links describe each page. Home has its own.',
    fields: searchFields,
  }),
};
