import { pages } from '../registries/pages';
import { campContent } from './camp';
import { camperHomeContent } from './camper-home';
import { counselorContent, meetingsContent } from './counselors';
import { covidPolicyContent } from './covid-policy';
import { donationContent } from './donations';
import { describeSubject, type EntryField, type LinesField, type TextField } from './fields';
import { homeContent } from './home';
import { packingListContent } from './packing-list';
import { homesickArticle, pillsArticle } from './parent-education';
import { staffContent } from './staff';
import { zeroTolerancePolicy } from './zero-tolerance';

const line = (label: string, max = 100) => ({ kind: 'line', label, max }) as const;
const text = (label: string, max = 500) => ({ kind: 'text', label, max }) as const satisfies TextField;
const prose = (label: string, max = 2_000) => ({ kind: 'prose', label, max }) as const;
const lines = (label: string, most = 30) =>
  ({ kind: 'lines', label, max: 300, most, help: 'One per line.' }) as const satisfies LinesField;
const email = (label: string) => ({ kind: 'email', label }) as const;
const phone = (label: string) => ({ kind: 'phone', label }) as const;
const link = (label: string) => ({ kind: 'link', label }) as const;
const entries = <const Of extends Record<string, EntryField>>(label: string, entry: string, of: Of) =>
  ({ kind: 'entries', label, entry, most: 30, of }) as const;

const sections = entries('Sections', 'section', { title: line('Heading'), text: prose('Text') });

const article = {
  about: 'A page of advice for parents.',
  fields: { title: line('Title'), intro: text('Introduction'), sections },
};

/** Every subject that a camp can change, by its key. */
export const contentSubjects = {
  camp: describeSubject(campContent, {
    label: 'Camp facts',
    page: pages.contact.path,
    about: 'Name, addresses, contacts and links. Pages, emails, receipts and calendar files show them.',
    fields: {
      name: line('Name of the camp', 60),
      tagline: line('Tagline', 120),
      'organization.legalName': line('Legal name of the organization'),
      'organization.ein': line('EIN', 20),
      'organization.addressLines': lines('Postal address', 4),
      'place.name': line('Name of the place'),
      'place.street': line('Street'),
      'place.city': line('City'),
      'place.state': line('State', 2),
      'place.zip': line('Zip code', 10),
      'place.website': link('Website of the place'),
      'place.setting': { ...line('Setting'), help: 'Completes “Camp is …”.' },
      'place.distance': line('Distance'),
      'place.emergencyPhone': phone('Landline for emergencies'),
      'place.directions': lines('Driving directions', 15),
      'contact.email': email('Email address of the camp'),
      'contact.message': email('Address for iMessage'),
      'contact.website.name': line('Name of the website help'),
      'contact.website.email': email('Email address of the website help'),
      'contact.nurse.name': line('Name of the nurse'),
      'contact.nurse.phone': phone('Phone of the nurse'),
      'contact.nurse.email': email('Email address of the nurse'),
      'social.group.label': line('Label of the group’s link', 40),
      'social.group.address': link('Link to the group'),
      'social.photos.label': line('Label of the photos’ link', 40),
      'social.photos.address': link('Link to the photos'),
      'calendar.address': link('Link to embed the calendar'),
    },
  }),
  home: describeSubject(homeContent, {
    label: 'Home page',
    page: pages.home.path,
    about: 'The headline, and what search results say.',
    fields: {
      headline: line('Headline', 80),
      eyebrow: { ...line('Above the headline', 60), help: 'Shown while there is no camp.' },
      about: line('What the camp is'),
      ages: line('Who can come'),
      searchTitle: { ...line('Title in search results', 60), help: 'Follows the camp’s name.' },
      searchDescription: text('Description in search results', 200),
    },
  }),
  'camper-home': describeSubject(camperHomeContent, {
    label: 'Camper home',
    page: pages.camperHome.path,
    about: 'What parents want to know before they register.',
    fields: {
      intro: text('Introduction'),
      computerAdvice: text('Advice before the form'),
      bringBlurb: text('What to bring'),
      staffBlurb: text('Camp staff'),
      campSundayBlurb: text('Camp Sunday'),
      medicalPolicy: text('In an emergency'),
      faq: entries('Questions and answers', 'question', {
        question: line('Question', 150),
        answer: prose('Answer'),
        answerWhenFree: {
          ...prose('Answer while camp is free'),
          optional: true,
          help: 'Fill in if it differs.',
        },
      }),
    },
  }),
  'packing-list': describeSubject(packingListContent, {
    label: 'Packing list',
    page: pages.packingList.path,
    about: 'What to bring and what to leave at home.',
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
    fields: {
      intro: text('Introduction'),
      points: { ...sections, label: 'Points', entry: 'point' },
      'medicalPolicy.title': line('Heading of the medical policy'),
      'medicalPolicy.text': text('Medical policy'),
    },
  }),
  'zero-tolerance': describeSubject(zeroTolerancePolicy, {
    label: 'Zero Tolerance Policy',
    page: pages.camperCreate.path,
    about: 'What families, counselors and staff agree to on their forms.',
    isSigned: true,
    fields: {
      introduction: text('Introduction'),
      rules: lines('Rules'),
      'consequence.camper': text('What happens to a camper'),
      'consequence.counselor': text('What happens to a counselor'),
    },
  }),
  meetings: describeSubject(meetingsContent, {
    label: 'Mandatory meetings',
    page: pages.counselorCreate.path,
    about: 'What counselors and their parents agree to.',
    isSigned: true,
    fields: {
      introduction: text('Introduction'),
      required: lines('Required meetings'),
      otherwise: text('If someone can’t come'),
    },
  }),
  counselors: describeSubject(counselorContent, {
    label: 'Counselors',
    page: pages.counselorCreate.path,
    about: 'Who can become a counselor.',
    fields: { eligibility: text('Eligibility') },
  }),
  staff: describeSubject(staffContent, {
    label: 'Staff',
    page: pages.staffAbout.path,
    about: 'Meet the Staff, and the staff application.',
    fields: {
      intro: text('Introduction of Meet the Staff'),
      join: text('Who can join'),
      interviews: text('Interviews'),
      overnightStay: text('Staying overnight'),
      late: text('After the due date'),
    },
  }),
  donations: describeSubject(donationContent, {
    label: 'Donations',
    page: pages.donate.path,
    about: 'What donors read before they give, and in their receipt.',
    fields: {
      intro: lines('Introduction', 5),
      giftsBuy: entries('What a gift buys', 'gift', {
        amount: line('Amount', 10),
        buys: line('What it buys'),
      }),
      processorNote: text('Before the payment'),
      taxAcknowledgment: {
        ...text('Tax acknowledgment'),
        help: 'US tax law requires this sentence (IRS publication 1771).',
      },
    },
  }),
  homesickness: describeSubject(homesickArticle, {
    ...article,
    label: 'Homesickness',
    page: pages.parentHomesick.path,
  }),
  'swallowing-pills': describeSubject(pillsArticle, {
    ...article,
    label: 'Swallowing pills',
    page: pages.parentPills.path,
  }),
};

/** The key of a subject. */
export type ContentSubjectName = keyof typeof contentSubjects;

export const contentSubjectNames = Object.keys(contentSubjects) as [
  ContentSubjectName,
  ...ContentSubjectName[],
];
