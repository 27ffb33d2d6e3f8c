import { pages } from '../registries/pages';
import { email, entries, line, lines, link, phone, text } from './asked-fields';
import { campContent } from './camp';
import { counselorContent, meetingsContent } from './counselors';
import { donationContent } from './donations';
import { describeSubject } from './fields';
import { mailSubjects } from './mail-subjects';
import { settings } from './settings';
import { staffContent } from './staff';
import { visitorSubjects } from './visitor-subjects';
import { zeroTolerancePolicy } from './zero-tolerance';

const unlessEmpty = { optional: true, help: 'Leave it empty if you have none.' } as const;

/** Every subject that a camp can change, by its key. */
export const contentSubjects = {
  camp: describeSubject(campContent, {
    label: 'Camp facts',
    page: pages.contact.path,
    about: 'Name, addresses, contacts and links. Pages, emails, receipts and calendar files show them.',
    isExample: true,
    fields: {
      name: line('Name of the camp', 60),
      tagline: line('Tagline', 120),
      'organization.legalName': line('Legal name of the organization'),
      'organization.ein': {
        ...line('EIN', 20),
        pattern: { like: /^\d{2}-\d{7}$/, wrong: 'Enter the EIN as 12-3456789.' },
        help: 'Such as 12-3456789. Families need it for their taxes.',
      },
      'organization.addressLines': { ...lines('Postal address', 4), help: 'As on an envelope.' },
      'place.name': line('Name of the place'),
      'place.street': line('Street'),
      'place.city': line('City'),
      'place.state': { ...line('State', 2), help: 'Two letters.' },
      'place.zip': line('Zip code', 10),
      'place.website': { ...link('Website of the place'), ...unlessEmpty },
      'place.setting': {
        ...line('Setting'),
        help: 'Completes “Camp is …”, such as “in the mountains” or “by a lake”.',
      },
      'place.distance': {
        ...line('Distance'),
        optional: true,
        help: 'Such as “about 60 miles from the city”.',
      },
      'place.emergencyPhone': { ...phone('Landline for emergencies'), ...unlessEmpty },
      'place.directions': { ...lines('Driving directions', 15), help: 'One step per line.' },
      'place.directionsNote': {
        ...text('Below the directions', 200),
        optional: true,
        help: 'Such as “There’s no cell service for the last hour.”',
      },
      'contact.email': email('Email address of the camp'),
      'contact.message': { ...email('Address for iMessage'), ...unlessEmpty },
      'contact.website.name': line('Name of the website help'),
      'contact.website.email': {
        ...email('Email address of the website help'),
        optional: true,
        help: 'Leave it empty if it’s the camp’s.',
      },
      'contact.nurse.name': line('Name of the nurse'),
      'contact.nurse.phone': { ...phone('Phone of the nurse'), ...unlessEmpty },
      'contact.nurse.email': { ...email('Email address of the nurse'), ...unlessEmpty },
      'social.group.label': line('Label of the group’s link', 40),
      'social.group.address': { ...link('Link to the group'), ...unlessEmpty },
      'social.photos.label': line('Label of the photos’ link', 40),
      'social.photos.address': { ...link('Link to the photos'), ...unlessEmpty },
      'calendar.address': { ...link('Link to embed the calendar'), ...unlessEmpty },
    },
  }),
  ...visitorSubjects,
  ...settings,
  'zero-tolerance': describeSubject(zeroTolerancePolicy, {
    label: 'Zero Tolerance Policy',
    page: pages.camperCreate.path,
    about: 'What families, counselors and staff agree to on their forms.',
    claims: 'an overnight camp with cabins',
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
    about: 'What donors read before they give.',
    claims: 'a 501(c)(3) non-profit, and what each gift pays for',
    fields: {
      intro: lines('Introduction', 5),
      giftsBuy: entries('What a gift buys', 'gift', {
        amount: {
          ...line('Amount', 10),
          pattern: { like: /^\$[1-9]\d{0,2}(?:,?\d{3})?$/, wrong: 'Enter an amount such as $25.' },
        },
        buys: line('What it buys'),
      }),
      processorNote: text('Before the payment'),
    },
  }),
  ...mailSubjects,
};

/** The key of a subject. */
export type ContentSubjectName = keyof typeof contentSubjects;

export const contentSubjectNames = Object.keys(contentSubjects) as [
  ContentSubjectName,
  ...ContentSubjectName[],
];
